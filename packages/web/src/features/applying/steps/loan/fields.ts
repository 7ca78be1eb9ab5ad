import type { WholeSubmission } from '../../../../resources/draft/whole-submission.ts';

export type LoanReason = WholeSubmission['reason'];

export type LoanFields = { amount: string; term: string; reason: LoanReason | '' };

export const NO_LOAN: LoanFields = { amount: '', term: '', reason: '' };
