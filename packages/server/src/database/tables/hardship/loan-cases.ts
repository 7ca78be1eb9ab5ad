import type { Day } from '@fairlead/core/calendar/day';
import type { CaseOutcome, LoanCaseKind } from '@fairlead/core/loan-case/loan-cases';
import type { Instant, Owned, Sealed } from '../../columns.ts';

/** What a borrower asked a person to look into. */
export interface LoanCasesTable extends Owned {
  loan_id: string;
  /** Of the loan, from 1. */
  number: number;
  kind: LoanCaseKind;
  /** What the borrower said. */
  stated_encrypted: Sealed;
  opened_on: Day;
  answer_by: Day;
  /** Null while it is open. */
  outcome: CaseOutcome | null;
  /** What the borrower reads. */
  answer_encrypted: Sealed | null;
  answered_on: Day | null;
  opened_at: Instant;
}
