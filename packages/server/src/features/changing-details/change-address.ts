import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { acceptAddress } from '../../resources/user/addresses.ts';
import { moveBorrower } from '../../resources/user/move-borrower.ts';
import { readBorrower } from '../../resources/user/read-borrower.ts';

const SHOWN = new Set(['addresses', 'addressHistory']);

/** Makes an address the current one, and tells the owner. The address that they have already changes nothing. */
export async function changeAddress(
  context: RequestContext<Borrower>,
  id: string,
  given: BodyOf<Endpoints['changeAddress']>,
) {
  const { actor } = context;
  if (id !== actor.subjectId) return refuse('notFound');
  const address = acceptAddress(given);
  if (!address.ok) return address;
  const answer = await context.transaction(async (tx) => {
    await moveBorrower(context, tx, address.value);
    return accept(await readBorrower(tx, context, actor, SHOWN));
  });
  context.wakeWorker();
  return answer;
}
