import type { Step } from '../../step.ts';
import { checkLoan } from './check.ts';
import { NO_LOAN, type LoanFields } from './fields.ts';
import { LoanStep } from './LoanStep.tsx';

export const loanStep = {
  start: NO_LOAN,
  pages: { loan: { screen: LoanStep, check: checkLoan } },
} satisfies Step<LoanFields>;
