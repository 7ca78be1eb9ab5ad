import type { Pence } from '@fairlead/core/money/pence';
import type { Instant, Owned } from '../../columns.ts';

/** A link by which someone else pays an amount of a loan. */
export interface RepaymentLinksTable extends Owned {
  loan_id: string;
  token_hash: string;
  amount_pence: Pence;
  created_at: Instant;
  expires_at: Instant;
  /** When the borrower cancelled it or made another. */
  revoked_at: Instant | null;
}
