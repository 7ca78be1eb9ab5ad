import type { Day } from '@fairlead/core/calendar/day';
import type { Instant, Owned } from '../../columns.ts';

export interface BankDetailsUpdatesTable extends Owned {
  loan_id: string;
  bank_account_id: string;
  requested_on: Day;
  /** The day on which the instruction goes to the bank. */
  lodge_on: Day;
  /** The first day on which a payment can be collected from the new account. */
  used_from: Day;
  /** Its instruction, once it was lodged. */
  mandate_id: string | null;
  stopped_at: Instant | null;
  updated_at: Instant;
}
