import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import type { DeclineReason } from '@fairlead/core/decision/decline-reasons';
import type { Pence } from '@fairlead/core/money/pence';
import type { CreditHistory } from '@fairlead/core/pricing/bands';
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

/** What is decided on an application that the rules referred. */
export type ReferralVerdict =
  | { readonly outcome: 'approve'; readonly band: CreditHistory }
  | { readonly outcome: 'decline'; readonly declineReasons: readonly DeclineReason[] };

/** A declined application, with what the applicant asks us to look at. */
export interface Declined {
  readonly declineReasons: readonly DeclineReason[];
  readonly reason: string;
}

/** Who reviews proofs and referred applications before the lender's staff do. */
export interface ReviewPort {
  /** Whether anything is decided before staff look at it. */
  readonly isAutomatic: boolean;
  /** The verdict on the files, or null where staff decide. Changes nothing, so it can be asked again. */
  reviewProof(proof: SentProof): Promise<ProofVerdict | null>;
  /** The verdict by the bureau's report, or null where staff decide. Changes nothing, so it can be asked again. */
  reviewReferral(report: BureauReport): Promise<ReferralVerdict | null>;
  /** The same for a decline that the applicant asks a person to look at again. */
  reviewDecline(declined: Declined): Promise<ReferralVerdict | null>;
}
