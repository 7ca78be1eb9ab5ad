import {
  MARITAL_STATUSES,
  type Dependants,
  type MaritalStatus,
  type ResidentialStatus,
} from '@fairlead/core/affordability/household';
import { poundsErrors } from '@fairlead/core/money/pounds';
import type { Labels } from '../../step.ts';

export const HOUSING: Labels<ResidentialStatus> = [
  { value: 'homeowner_with_a_mortgage', label: 'Homeowner with a mortgage' },
  { value: 'homeowner_without_a_mortgage', label: 'Homeowner without a mortgage' },
  { value: 'private_tenant', label: 'Private tenant' },
  { value: 'council_tenant', label: 'Council tenant' },
  { value: 'living_with_parents', label: 'Living with parents' },
];

export const MARITAL: Labels<MaritalStatus> = MARITAL_STATUSES.map((value) => ({ value, label: value }));

export const DEPENDANTS: Labels<Dependants> = [
  { value: '0', label: 'None' },
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3+', label: '3 or more' },
];

export const ERRORS = {
  residentialStatus: 'Select your housing situation',
  rentOrMortgageMonthlyPayment: poundsErrors('Monthly payment', {
    empty: 'Enter how much you pay each month',
    example: '£640.50',
  }),
  maritalStatus: 'Select your marital status',
  numberOfDependants: 'Select how many people depend on you financially',
  monthlyDependantsCost: poundsErrors('Monthly cost', {
    empty: 'Enter how much you spend on them each month',
    example: '£200.50',
  }),
} as const;
