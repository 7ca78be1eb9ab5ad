import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import type { Generated } from 'kysely';
import type { Instant, Owned, Sealed } from '../../columns.ts';

export interface CreditCardsTable extends Owned {
  application_id: string;
  /** JSON: the issuer and the last four digits. */
  card_encrypted: Sealed;
  balance_pence: Pence;
  limit_pence: Pence | null;
  monthly_payment_pence: Pence | null;
  /** Effective annual rate in percent. */
  rate_percent: number | null;
  /** From the credit file; otherwise the borrower added it. */
  is_reported: boolean;
  /** Confirmed by the borrower to be paid off with the loan. */
  is_chosen: Generated<boolean>;
  payoff_pence: Pence | null;
  completed_on: Day | null;
  created_at: Instant;
  removed_at: Instant | null;
}
