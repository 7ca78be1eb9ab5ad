import { given } from '../../given.ts';
import { typedPounds } from '../../../../parts/application/typed-pounds.ts';
import { hasDependants, paysForHome } from './check.ts';
import type { HomeFields } from './fields.ts';

/** What was typed for a question that is not asked any more is not sent. */
export function homeBody(fields: HomeFields) {
  const { maritalStatus, residentialStatus, numberOfDependants } = fields;
  return {
    maritalStatus: given(maritalStatus),
    residentialStatus: given(residentialStatus),
    numberOfDependants: given(numberOfDependants),
    ...(paysForHome(fields) && {
      rentOrMortgageMonthlyPayment: given(typedPounds(fields.rentOrMortgageMonthlyPayment)),
    }),
    ...(hasDependants(fields) && {
      monthlyDependantsCost: given(typedPounds(fields.monthlyDependantsCost)),
    }),
  };
}
