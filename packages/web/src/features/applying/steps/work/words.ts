import type { IncomeFrequency } from '@fairlead/core/income/net-monthly-income';
import { poundsErrors } from '@fairlead/core/money/pounds';
import type { Labels } from '../../step.ts';

export const FREQUENCIES: Labels<IncomeFrequency> = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'yearly', label: 'Yearly' },
];

export const ERRORS = {
  employmentStatus: 'Select your employment status',
  occupation: 'Enter your occupation',
  income: poundsErrors('Income', { empty: 'Enter your income after tax', example: '£2,150.40' }),
} as const;
