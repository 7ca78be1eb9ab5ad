import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { recordAudit } from '../../resources/audit/audit-store.ts';
import { writeToBorrower } from '../../resources/outbox/write-to-borrower.ts';
import { moveTo, readAddress } from '../../resources/user/addresses.ts';
import { readBorrower } from '../../resources/user/read-borrower.ts';
import { lockUser } from '../../resources/user/user-store.ts';
import { addressChanged } from './change-letters.ts';

type Context = RequestContext<Borrower>;

const SHOWN = new Set(['addresses', 'addressHistory']);

async function report(context: Context, tx: Db): Promise<void> {
  const { actor, brand, wallNow } = context;
  await recordAudit(context, tx, {
    ...actor,
    actor: 'borrower',
    action: 'address-changed',
    subjectType: 'user',
    subjectId: actor.userId,
  });
  await writeToBorrower(context, tx, actor, 'address-changed', addressChanged(brand, wallNow()));
}

/** Makes an address the current one, and tells the owner. The address that they have already changes nothing. */
export async function changeAddress(context: Context, id: string, given: BodyOf<Endpoints['changeAddress']>) {
  const { actor } = context;
  if (id !== actor.subjectId) return refuse('notFound');
  const { address, problems } = readAddress(given);
  const wrong = Object.entries(problems).map(([field, message]) => [field, [message]] as const);
  if (wrong.length > 0) return refuse('validationFailed', { fields: Object.fromEntries(wrong) });
  const answer = await context.transaction(async (tx) => {
    await lockUser(tx, actor);
    if (await moveTo(context, tx, actor, address)) await report(context, tx);
    return accept(await readBorrower(tx, context, actor, SHOWN));
  });
  context.wakeWorker();
  return answer;
}
