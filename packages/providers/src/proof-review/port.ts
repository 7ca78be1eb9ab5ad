import type { Pence } from '@fairlead/core/money/pence';
import type { ProofKind, ProofRefusal } from '@fairlead/core/requirement/proof';

/** The files that a borrower sent for one requirement. */
export interface SentProof {
  readonly kind: ProofKind;
  /** As the borrower called them, the oldest first. */
  readonly filenames: readonly string[];
}

export type ProofVerdict =
  | {
      readonly outcome: 'accept';
      /** What a proof of income shows after tax, where that was read from it. */
      readonly netMonthlyIncome?: Pence | undefined;
    }
  | { readonly outcome: 'refuse'; readonly refusal: ProofRefusal };

/** Who looks at proofs before the lender's staff do. */
export interface ProofReviewPort {
  /** Whether anything is decided before staff look at it. */
  readonly isAutomatic: boolean;
  /** The verdict on the files, or null where staff decide. Changes nothing, so it can be asked again. */
  review(proof: SentProof): Promise<ProofVerdict | null>;
}
