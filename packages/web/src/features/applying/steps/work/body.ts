import { netMonthlyIncome, type IncomeFrequency } from '@fairlead/core/income/net-monthly-income';
import type { Pence } from '@fairlead/core/money/pence';
import { given } from '../../given.ts';
import { typedPounds } from '../../../../parts/application/typed-pounds.ts';
import { hasOccupation } from './check.ts';
import type { WorkFields } from './fields.ts';

/** Income a month in whole pounds, or null while no income has been typed. */
export function monthlyIncome(income: string, frequency: IncomeFrequency): Pence | null {
  const typed = typedPounds(income);
  return typed === null ? null : netMonthlyIncome(typed, frequency);
}

export function workBody(fields: WorkFields) {
  return {
    employmentStatus: { name: given(fields.employmentStatus).name },
    ...(hasOccupation(fields) ? { occupation: fields.occupation } : {}),
    netMonthlyIncome: given(monthlyIncome(fields.income, fields.incomeFrequency)),
  };
}
