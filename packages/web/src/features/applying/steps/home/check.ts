import { paysForHousing } from '@fairlead/core/affordability/household';
import { parsePounds } from '@fairlead/core/money/pounds';
import { messageFor } from '@fairlead/core/outcome';
import { only, type Problems } from '../../../../resources/problems.ts';
import type { HomeFields } from './fields.ts';
import { ERRORS } from './words.ts';

/** Rent or mortgage is asked of those who pay one. */
export function paysForHome({ residentialStatus }: Pick<HomeFields, 'residentialStatus'>): boolean {
  return residentialStatus !== '' && paysForHousing(residentialStatus);
}

export function hasDependants({ numberOfDependants }: Pick<HomeFields, 'numberOfDependants'>): boolean {
  return numberOfDependants !== '' && numberOfDependants !== '0';
}

export function checkHome(fields: HomeFields): Problems<keyof HomeFields> {
  const rent = messageFor(
    parsePounds(fields.rentOrMortgageMonthlyPayment),
    ERRORS.rentOrMortgageMonthlyPayment,
  );
  const cost = messageFor(parsePounds(fields.monthlyDependantsCost), ERRORS.monthlyDependantsCost);
  return only({
    residentialStatus: fields.residentialStatus === '' ? ERRORS.residentialStatus : undefined,
    rentOrMortgageMonthlyPayment: paysForHome(fields) ? rent : undefined,
    maritalStatus: fields.maritalStatus === '' ? ERRORS.maritalStatus : undefined,
    numberOfDependants: fields.numberOfDependants === '' ? ERRORS.numberOfDependants : undefined,
    monthlyDependantsCost: hasDependants(fields) ? cost : undefined,
  });
}
