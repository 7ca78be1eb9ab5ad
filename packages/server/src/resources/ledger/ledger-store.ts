import type { Day } from '@fairlead/core/calendar/day';
import type { AccountName, Posting } from '@fairlead/core/ledger/accounts';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { Owner } from '../user/user-store.ts';

export interface NewEntry extends Owner {
  readonly id: string;
  readonly loanId: string;
  readonly bookedOn: Day;
  /** What led to it, in the words of the loan's events. */
  readonly cause: string;
  readonly recordedAt: Instant;
  /** Sum to zero; the database refuses anything else when the transaction commits. */
  readonly postings: readonly Posting[];
}

/** One entry of the ledger with all its lines. Append-only: a correction is another entry. */
export async function insertEntry(tx: Db, entry: NewEntry): Promise<void> {
  const { userId, id, loanId } = entry;
  await tx
    .insertInto('ledger_transactions')
    .values({
      user_id: userId,
      id,
      brand_id: entry.brandId,
      loan_id: loanId,
      booked_on: entry.bookedOn,
      cause: entry.cause,
      recorded_at: entry.recordedAt,
    })
    .execute();
  const lines = entry.postings.map(({ account, amount }) => ({
    user_id: userId,
    transaction_id: id,
    loan_id: loanId,
    account,
    amount_pence: amount,
  }));
  await tx.insertInto('ledger_postings').values(lines).execute();
}

/** What the postings of a loan add up to, account by account; an account without any is absent. */
export async function readBalances(
  db: Db,
  { userId, loanId }: { readonly userId: string; readonly loanId: string },
): Promise<ReadonlyMap<AccountName, number>> {
  const rows = await db
    .selectFrom('ledger_postings')
    .select(['account', ({ fn }) => fn.sum<number>('amount_pence').as('total')])
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .groupBy('account')
    .execute();
  return new Map(rows.map(({ account, total }) => [account, total]));
}

/** Entries whose lines do not sum to zero, or that have none. There is never one. */
export async function listUnbalancedEntries(db: Db, limit: number): Promise<{ id: string; sum: number }[]> {
  return db
    .selectFrom('ledger_transactions as entry')
    .leftJoin('ledger_postings as line', (on) =>
      on.onRef('line.user_id', '=', 'entry.user_id').onRef('line.transaction_id', '=', 'entry.id'),
    )
    .select([
      'entry.id',
      ({ fn }) =>
        fn.coalesce(fn.sum<number>('line.amount_pence'), fn.count<number>('line.account')).as('sum'),
    ])
    .groupBy('entry.id')
    .having(({ eb, fn, or }) =>
      or([eb(fn.sum('line.amount_pence'), '<>', 0), eb(fn.count('line.account'), '<', 2)]),
    )
    .limit(limit)
    .execute();
}

/** The sum over the whole ledger. */
export async function readTotal(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('ledger_postings')
    .select(({ fn }) => fn.sum<number | null>('amount_pence').as('total'))
    .executeTakeFirstOrThrow();
  return total ?? 0;
}
