import { labelOf, type Answers } from '../../step.ts';
import { termLabel } from '../../../../parts/application/term-words.ts';
import { shownPounds } from '../../../../parts/application/typed-pounds.ts';
import type { LoanFields } from './fields.ts';
import { REASONS } from './words.ts';

export const loanAnswers = {
  heading: 'Your loan',
  rows: ({ amount, term, reason }) => [
    { key: 'Amount', value: shownPounds(amount), page: 'loan', hidden: 'the amount' },
    { key: 'Term', value: termLabel(Number(term)), page: 'loan', hidden: 'the term' },
    { key: 'Purpose', value: labelOf(REASONS, reason), page: 'loan', hidden: 'what the loan is for' },
  ],
} satisfies Answers<LoanFields>;
