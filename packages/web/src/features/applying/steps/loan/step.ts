import { labelOf, type Step } from '../../step.ts';
import { shownPounds } from '../../../../parts/application/typed-pounds.ts';
import { checkLoan } from './check.ts';
import { NO_LOAN, type LoanFields } from './fields.ts';
import { LoanStep } from './LoanStep.tsx';
import { termLabel } from '../../../../parts/application/term-words.ts';
import { REASONS } from './words.ts';

export const loanStep = {
  start: NO_LOAN,
  pages: { loan: { screen: LoanStep, check: checkLoan } },
  answers: {
    heading: 'Your loan',
    rows: ({ amount, term, reason }) => [
      { key: 'Amount', value: shownPounds(amount), page: 'loan', hidden: 'the amount' },
      { key: 'Term', value: termLabel(Number(term)), page: 'loan', hidden: 'the term' },
      { key: 'Purpose', value: labelOf(REASONS, reason), page: 'loan', hidden: 'what the loan is for' },
    ],
  },
} satisfies Step<LoanFields>;
