import type { EmploymentStatus } from '@fairlead/core/affordability/household';
import type { IncomeFrequency } from '@fairlead/core/income/net-monthly-income';

export type WorkFields = {
  employmentStatus: { name: EmploymentStatus } | null;
  occupation: string;
  income: string;
  incomeFrequency: IncomeFrequency;
};

export const NO_WORK: WorkFields = {
  employmentStatus: null,
  occupation: '',
  income: '',
  incomeFrequency: 'monthly',
};
