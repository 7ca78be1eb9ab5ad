import type {
  Dependants,
  EmploymentStatus,
  MaritalStatus,
  ResidentialStatus,
} from '@fairlead/core/affordability/household';
import type { Day } from '@fairlead/core/calendar/day';
import { londonDayOf } from '@fairlead/core/calendar/london';
import type { ApplicationRow } from './loan-application-store.ts';

/** When what an application takes from an earlier one was stated; null for what was stated with itself. */
export interface StatedDays {
  readonly income: Day | null;
  readonly household: Day | null;
}

/** What an applicant stated of their income and their household, with the days on which they did. */
export function readStated(application: ApplicationRow) {
  const { affordability, created_at, income_stated_on, household_stated_on } = application;
  const { rentOrMortgageMonthlyPayment, monthlyDependantsCost } = affordability;
  const appliedOn = londonDayOf(created_at);
  return {
    // The contract admits only these words, and the row holds what it admitted.
    employmentStatus: application.employment_status as EmploymentStatus,
    incomeStatedOn: income_stated_on ?? appliedOn,
    householdStatedOn: household_stated_on ?? appliedOn,
    netMonthlyIncome: application.net_monthly_income_pence,
    affordability: {
      maritalStatus: affordability.maritalStatus as MaritalStatus,
      residentialStatus: affordability.residentialStatus as ResidentialStatus,
      numberOfDependants: affordability.numberOfDependants as Dependants,
      ...(rentOrMortgageMonthlyPayment === null ? {} : { rentOrMortgageMonthlyPayment }),
      ...(monthlyDependantsCost === null ? {} : { monthlyDependantsCost }),
    },
  };
}
