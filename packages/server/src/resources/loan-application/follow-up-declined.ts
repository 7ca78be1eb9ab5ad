import type { Day } from '@fairlead/core/calendar/day';
import type { AppServices } from '../../context.ts';
import { transaction, type Db } from '../../database/database.ts';
import { writeToBorrower } from '../outbox/write-to-borrower.ts';
import { findNoReapply } from '../user/can-reapply.ts';
import type { Owner } from '../user/user-store.ts';
import {
  listApplications,
  listToFollowUp,
  lockApplication,
  updateApplication,
  type ApplicationRow,
} from './loan-application-store.ts';

type Runner = Pick<AppServices, 'db' | 'clock' | 'cipher' | 'config' | 'newId' | 'wallNow'>;

/**
 * Emails each borrower who asked for it on the first day on which they can apply again; returns how many. For the
 * daily run.
 */
export async function followUpDeclined(services: Runner, today: Day): Promise<number> {
  const now = await services.clock.now();
  let emailed = 0;
  for (const { id, ...owner } of await listToFollowUp(services.db)) {
    await transaction(services.db, async (tx) => {
      const application = await lockApplication(tx, owner, id);
      const isWanted = application?.follow_up === true && application.followed_up_at === null;
      if (!isWanted || (await findNoReapply(tx, owner, { today, now }))) return;
      await updateApplication(tx, application, { followed_up_at: now });
      if (await hasAppliedSince(tx, owner, application)) return;
      await writeToBorrower(services, tx, owner, 'apply-again', LETTER);
      emailed += 1;
    });
  }
  return emailed;
}

/** Someone who has applied again already knows that they can. The newest application comes first. */
async function hasAppliedSince(tx: Db, owner: Owner, { id }: ApplicationRow): Promise<boolean> {
  const [newest] = await listApplications(tx, owner);
  return newest?.id !== id;
}

const LETTER = {
  subject: 'You can apply for a loan again',
  paragraphs: [
    'We couldn’t lend to you last time. You asked us to email you when you can apply again, which is from today.',
    'If your circumstances haven’t changed, our decision could be the same. Checking your price doesn’t affect your credit score.',
    'If you no longer want a loan, you don’t need to do anything. We won’t email you about it again.',
  ],
  action: { label: 'Check your price', path: '/' },
};
