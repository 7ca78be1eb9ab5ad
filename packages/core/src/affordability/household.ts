import type { Pence } from '../money/pence.ts';

export const EMPLOYMENT_STATUSES = [
  { id: 1, name: 'Employed - full time' },
  { id: 2, name: 'Employed - part time' },
  { id: 3, name: 'Unemployed' },
  { id: 4, name: 'Self employed' },
  { id: 5, name: 'On Benefits' },
  { id: 6, name: 'Retired' },
] as const;

export const MARITAL_STATUSES = [
  'Married',
  'Single',
  'Civil partnership',
  'Living with my partner',
  'Widowed',
  'Other',
] as const;

export const RESIDENTIAL_STATUSES = [
  'homeowner_with_a_mortgage',
  'homeowner_without_a_mortgage',
  'living_with_parents',
  'private_tenant',
  'council_tenant',
] as const;

export const DEPENDANTS = ['0', '1', '2', '3+'] as const;

export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number]['name'];
export type MaritalStatus = (typeof MARITAL_STATUSES)[number];
export type ResidentialStatus = (typeof RESIDENTIAL_STATUSES)[number];
export type Dependants = (typeof DEPENDANTS)[number];

const WITHOUT_HOUSING_COST: readonly ResidentialStatus[] = ['homeowner_without_a_mortgage'];

/** Whether someone in this home pays rent or a mortgage. */
export function paysForHousing(status: ResidentialStatus): boolean {
  return !WITHOUT_HOUSING_COST.includes(status);
}

const AT_WORK: readonly EmploymentStatus[] = [
  'Employed - full time',
  'Employed - part time',
  'Self employed',
];

/** Whether someone has an occupation to give. */
export function isAtWork(status: EmploymentStatus): boolean {
  return AT_WORK.includes(status);
}

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
