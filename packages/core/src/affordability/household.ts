import type { Pence } from '../money/pence.ts';

export type EmploymentStatus =
  | 'Employed - full time'
  | 'Employed - part time'
  | 'Unemployed'
  | 'Self employed'
  | 'On Benefits'
  | 'Retired';

export type MaritalStatus =
  'Married' | 'Single' | 'Civil partnership' | 'Living with my partner' | 'Widowed' | 'Other';

export type ResidentialStatus =
  | 'homeowner_with_a_mortgage'
  | 'homeowner_without_a_mortgage'
  | 'living_with_parents'
  | 'private_tenant'
  | 'council_tenant';

export type Dependants = '0' | '1' | '2' | '3+';

/** Income and household details declared by an applicant. Amounts are monthly. */
export type Household = {
  readonly netMonthlyIncome: Pence;
  readonly employmentStatus: EmploymentStatus;
  readonly maritalStatus: MaritalStatus;
  readonly residentialStatus: ResidentialStatus;
  readonly housingCost: Pence;
  readonly numberOfDependants: Dependants;
  readonly dependantsCost: Pence;
};
