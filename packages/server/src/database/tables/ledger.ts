import type { Day } from '@fairlead/core/calendar/day';
import type { AccountName } from '@fairlead/core/ledger/accounts';
import type { Instant, Owned } from '../columns.ts';

/** Append-only. */
export interface LedgerTransactionsTable extends Owned {
  loan_id: string;
  booked_on: Day;
  cause: string;
  recorded_at: Instant;
}

/** Append-only. Debit is positive; the postings of one transaction sum to zero, which the database proves. */
export interface LedgerPostingsTable {
  user_id: string;
  transaction_id: string;
  loan_id: string;
  account: AccountName;
  amount_pence: number;
}
