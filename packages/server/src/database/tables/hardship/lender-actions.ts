import type { LenderAction } from '@fairlead/core/lender-action/lender-actions';
import type { Instant, Owned, Sealed } from '../../columns.ts';

export type LenderActionState = 'proposed' | 'done' | 'rejected';

/** What staff proposed or did to a loan. */
export interface LenderActionsTable extends Owned {
  loan_id: string;
  kind: LenderAction;
  state: LenderActionState;
  /** The body of the call. */
  asked_encrypted: Sealed;
  /** What the identity provider calls them. */
  proposed_by: string;
  proposed_at: Instant;
  /** The second person; null where none is needed. */
  decided_by: string | null;
  decided_at: Instant | null;
}
