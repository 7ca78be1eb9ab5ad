import type { Range } from '@fairlead/brands/brand';
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

const YEAR = 12;

/** "36 months (3 years)", and months alone where they make no whole years. */
export function termLabel(months: number): string {
  const years = months / YEAR;
  const whole = Number.isInteger(years) ? ` (${years} ${years === 1 ? 'year' : 'years'})` : '';
  return `${months} months${whole}`;
}

export function termOptions({ min, max }: Range): { value: string; label: string }[] {
  const months = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return months.map((each) => ({ value: String(each), label: termLabel(each) }));
}
