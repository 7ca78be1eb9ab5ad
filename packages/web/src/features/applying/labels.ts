import type { Range } from '@fairlead/brands/brand';
import type { IncomeFrequency } from '@fairlead/core/income/net-monthly-income';
import type { Dependants, LoanReason, MaritalStatus, ResidentialStatus } from './draft.ts';

/** The answers that a borrower chooses from, in the order in which they are offered. */
type Labels<V extends string> = readonly { value: V; label: string }[];

export const REASONS: Labels<LoanReason> = [
  { value: 'debt_consolidation', label: 'Paying off other debts' },
  { value: 'home_improvement', label: 'Home improvements' },
  { value: 'car', label: 'A car' },
  { value: 'wedding', label: 'A wedding' },
  { value: 'holiday', label: 'A holiday' },
  { value: 'other', label: 'Something else' },
];

export const FREQUENCIES: Labels<IncomeFrequency> = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'yearly', label: 'Yearly' },
];

export const HOUSING: Labels<ResidentialStatus> = [
  { value: 'homeowner_with_a_mortgage', label: 'Homeowner with a mortgage' },
  { value: 'homeowner_without_a_mortgage', label: 'Homeowner without a mortgage' },
  { value: 'private_tenant', label: 'Private tenant' },
  { value: 'council_tenant', label: 'Council tenant' },
  { value: 'living_with_parents', label: 'Living with parents' },
];

export const DEPENDANTS: Labels<Dependants> = [
  { value: '0', label: 'None' },
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3+', label: '3 or more' },
];

export const MARITAL: Labels<MaritalStatus> = (
  ['Married', 'Single', 'Civil partnership', 'Living with my partner', 'Widowed', 'Other'] as const
).map((value) => ({ value, label: value }));

export function labelOf<V extends string>(labels: Labels<V>, value: V | ''): string {
  return labels.find((option) => option.value === value)?.label ?? '';
}

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
