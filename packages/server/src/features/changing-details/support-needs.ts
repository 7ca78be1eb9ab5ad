import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { londonDayOf } from '@fairlead/core/calendar/london';
import { accept, refuse } from '@fairlead/core/outcome';
import { SUPPORT_NEEDS } from '@fairlead/core/support-needs/support-needs';
import type { Borrower, RequestContext } from '../../context.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import type { BorrowerLetter } from '../../resources/outbox/write-to-borrower.ts';
import { writeToBorrower } from '../../resources/outbox/write-to-borrower.ts';
import {
  findSupportNeeds,
  replaceSupportNeeds,
  type RecordedNeeds,
  type SupportNeeds,
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
    await writeToBorrower(context, tx, actor, 'support-needs-changed', letterOf(asked));
    return present(await findSupportNeeds(tx, cipher, actor));
  });
  context.wakeWorker();
  return outcome;
}

/** What was written is not repeated in an email, which others can read. */
function letterOf({ needs, words }: SupportNeeds): BorrowerLetter {
  if (needs.length === 0 && words === '')
    return {
      subject: 'Your support needs are removed',
      paragraphs: [
        'You’ve removed what we had saved of your support needs. You can tell us again at any time.',
      ],
    };
  return {
    subject: 'Your support needs are saved',
    paragraphs: [
      'Thank you for letting us know. This is what we do differently from now on:',
      ...needs.map((need) => SUPPORT_NEEDS[need].what),
      ...(words === '' ? [] : ['Our team also reads what you wrote.']),
      'You can change or remove it at any time in your account.',
    ],
  };
}
