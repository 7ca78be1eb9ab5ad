import { describe, expect, test } from 'vitest';
import { checkHome } from './check.ts';
import { NO_HOME, type HomeFields } from './fields.ts';

const HOME: HomeFields = {
  residentialStatus: 'private_tenant',
  rentOrMortgageMonthlyPayment: '640.50',
  maritalStatus: 'Single',
  numberOfDependants: '1',
  monthlyDependantsCost: '100',
};

describe('home and household', () => {
  test('left empty says what to enter', () => {
    expect(checkHome(NO_HOME)).toEqual({
      residentialStatus: 'Select your housing situation',
      maritalStatus: 'Select your marital status',
      numberOfDependants: 'Select how many people depend on you financially',
    });
  });

  test('has a rent or mortgage, which a homeowner without a mortgage does not pay', () => {
    expect(checkHome({ ...HOME, rentOrMortgageMonthlyPayment: '' })).toEqual({
      rentOrMortgageMonthlyPayment: 'Enter how much you pay each month',
    });
    const owner: HomeFields = {
      ...HOME,
      residentialStatus: 'homeowner_without_a_mortgage',
      rentOrMortgageMonthlyPayment: '',
    };
    expect(checkHome(owner)).toEqual({});
  });

  test('has a cost for dependants where there are any', () => {
    expect(checkHome({ ...HOME, numberOfDependants: '0', monthlyDependantsCost: '' })).toEqual({});
    expect(checkHome({ ...HOME, numberOfDependants: '3+', monthlyDependantsCost: '' })).toEqual({
      monthlyDependantsCost: 'Enter how much you spend on them each month',
    });
  });
});
