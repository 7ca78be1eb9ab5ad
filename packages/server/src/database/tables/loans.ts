import type { Day } from '@fairlead/core/calendar/day';
import type { Accounts } from '@fairlead/core/ledger/accounts';
import type { Agreement } from '@fairlead/core/loan/agreement';
import type { LoanState } from '@fairlead/core/loan/states';
import type { Pence } from '@fairlead/core/money/pence';
import type { HireNumbers } from '@fairlead/core/vehicle/vehicle';
import type { Generated } from 'kysely';
import type { Instant, Json, Owned, Sealed } from '../columns.ts';

export interface NextPaymentColumn {
  readonly number: number;
  readonly dueOn: Day;
  readonly collectOn: Day;
  readonly amount: Pence;
  readonly isPending: boolean;
  readonly reason: 'scheduled' | 'moved-to-working-day' | 'last-instalment' | 'arrears';
}

/** The latest projection of the loan's history, as of `projected_on`; it can be rebuilt at any time. */
export interface LoansTable extends Owned {
  application_id: string;
  reference: string;
  agreement: Json<Agreement>;
  /** JSON: the registration mark that the hired car has now and the number of the old agreement; null where no car is hired. */
  hire_numbers_encrypted: Generated<Sealed | null>;
  /** Null once encrypted. */
  hire_numbers: Generated<Json<HireNumbers | null> | null>;
  state: LoanState;
  is_active: boolean;
  signed_on: Day;
  disbursed_on: Day | null;
  principal_pence: Pence;
  interest_due_pence: Pence;
  outstanding_pence: Pence;
  credit_balance_pence: Pence;
  total_paid_pence: Pence;
  left_to_pay_pence: Pence;
  paid_instalments: number;
  arrears_pence: Pence;
  arrears_since: Day | null;
  next_payment: Json<NextPaymentColumn | null> | null;
  accounts: Json<Accounts>;
  is_mandate_active: boolean;
  /** Whether it could not be paid out, and waits for another account. */
  is_account_needed: boolean;
  /** The day on which the next collection has to be submitted. */
  next_collection_submit_on: Day | null;
  /** The day of submission of the last collection that the borrower was reminded of, or needed no reminder of. */
  reminded_of: Day | null;
  /** The last day of the newest annual statement. */
  statement_until: Day | null;
  projected_on: Day | null;
  /** The first later day on which the projection would differ with no new event. */
  next_change_on: Day | null;
  /** Why the daily run left this loan alone; it can still be paid. */
  set_aside_reason: string | null;
  version: number;
  created_at: Instant;
}
