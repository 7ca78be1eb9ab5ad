import type { Labels } from '../../step.ts';
import type { LoanReason } from './fields.ts';

export const REASONS: Labels<LoanReason> = [
  { value: 'debt_consolidation', label: 'Paying off other debts' },
  { value: 'home_improvement', label: 'Home improvements' },
  { value: 'car', label: 'A car' },
  { value: 'wedding', label: 'A wedding' },
  { value: 'holiday', label: 'A holiday' },
  { value: 'other', label: 'Something else' },
];

export const REASON_EMPTY = 'Select what the loan is for';
