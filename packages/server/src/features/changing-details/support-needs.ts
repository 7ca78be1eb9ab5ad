import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { londonDayOf } from '@fairlead/core/calendar/london';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import { writeToBorrower } from '../../resources/outbox/write-to-borrower.ts';
import { supportNeedsLetter } from '../../resources/support-needs/support-needs-letter.ts';
import {
  findSupportNeeds,
  replaceSupportNeeds,
  type RecordedNeeds,
} from '../../resources/support-needs/support-needs-store.ts';
import { lockUser } from '../../resources/user/user-store.ts';

type Context = RequestContext<Borrower>;

const present = (found: RecordedNeeds | null) =>
  accept({
    '@type': 'support-needs' as const,
    needs: found?.needs.slice() ?? [],
    words: found?.words ?? '',
    recordedOn: found ? londonDayOf(found.recordedAt) : null,
  });

export async function readSupportNeeds({ actor, db, cipher }: Context, id: string) {
  if (id !== actor.subjectId) return refuse('notFound');
  return present(await findSupportNeeds(db, cipher, actor));
}

/** The borrower says what they need, changes it or removes it. */
export async function changeSupportNeeds(
  context: Context,
  id: string,
  { needs, words }: BodyOf<Endpoints['changeSupportNeeds']>,
) {
  const { actor, cipher, newId, wallNow } = context;
  if (id !== actor.subjectId) return refuse('notFound');
  const asked = { needs: [...new Set(needs)], words };
  const outcome = await context.transaction(async (tx) => {
    await lockUser(tx, actor);
    await replaceSupportNeeds(tx, cipher, actor, asked, { id: newId(), at: wallNow().toISOString() });
    const isRemoved = needs.length === 0 && words === '';
    await recordAudit(context, tx, borrowersEntry(actor, 'support-needs-changed', { isRemoved }));
    await writeToBorrower(context, tx, actor, 'support-needs-changed', supportNeedsLetter(asked));
    return present(await findSupportNeeds(tx, cipher, actor));
  });
  context.wakeWorker('messages');
  return outcome;
}
