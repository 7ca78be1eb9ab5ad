import type { Insertable, Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { seeking } from '../../database/seeking.ts';
import type { CalendarFeedsTable } from '../../database/tables/money/calendar-feeds.ts';
import type { LoanKey } from '../loan/loan-store.ts';

export type CalendarFeedRow = Selectable<CalendarFeedsTable>;

export async function insertCalendarFeed(
  tx: Db,
  row: Insertable<CalendarFeedsTable>,
): Promise<CalendarFeedRow> {
  return tx.insertInto('calendar_feeds').values(row).returningAll().executeTakeFirstOrThrow();
}

/** The feed of a loan that is in force. */
export async function findCalendarFeed(
  db: Db,
  { userId, loanId }: LoanKey,
): Promise<CalendarFeedRow | undefined> {
  return db
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** A feed that is in force, whosever it is: a calendar program has nothing but the token. */
export async function findFeedByToken(db: Db, tokenHash: string): Promise<CalendarFeedRow | undefined> {
  return seeking(db, tokenHash, () =>
    db
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('revoked_at', 'is', null)
      .executeTakeFirst(),
  );
}

/** Ends the feed of a loan; how many there were, none or one. */
export async function endCalendarFeeds(tx: Db, { userId, loanId }: LoanKey, now: Instant): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('calendar_feeds')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
