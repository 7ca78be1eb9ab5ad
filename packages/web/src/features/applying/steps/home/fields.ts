import type { Dependants, MaritalStatus, ResidentialStatus } from '@fairlead/core/affordability/household';

export type HomeFields = {
  residentialStatus: ResidentialStatus | '';
  rentOrMortgageMonthlyPayment: string;
  maritalStatus: MaritalStatus | '';
  numberOfDependants: Dependants | '';
  monthlyDependantsCost: string;
};

export const NO_HOME: HomeFields = {
  residentialStatus: '',
  rentOrMortgageMonthlyPayment: '',
  maritalStatus: '',
  numberOfDependants: '',
  monthlyDependantsCost: '',
};
