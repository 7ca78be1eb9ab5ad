import { describe, expect, test } from 'vitest';
import { checkContact, checkHome, checkLoan, checkPerson, checkWork, type Check } from './check-draft.ts';
import { EMPTY_DRAFT, type Draft } from './draft.ts';
import { ERRORS } from './errors.ts';
import { aDraft, LIMITS } from '../../testing/drafts.ts';

const check = (rule: Check, changes: Partial<Draft>) => rule(aDraft(changes), LIMITS);

describe('a form that is answered', () => {
  test.each([checkLoan, checkPerson, checkContact, checkWork, checkHome])('has nothing to mend', (rule) => {
    expect(rule(aDraft(), LIMITS)).toEqual({});
  });
});

describe('an empty form', () => {
  test('says what to enter, field by field', () => {
    const found = [checkLoan, checkPerson, checkContact, checkWork, checkHome].map((rule) =>
      rule(EMPTY_DRAFT, LIMITS),
    );
    expect(Object.assign({}, ...found)).toEqual({
      amount: 'Enter how much you want to borrow',
      term: 'Select how long you want to borrow for',
      reason: 'Select what the loan is for',
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      dateOfBirth: 'Enter your date of birth',
      email: 'Enter your email address',
      mobileNumber: 'Enter your mobile number',
      employmentStatus: 'Select your employment status',
      income: 'Enter your income after tax',
      residentialStatus: 'Select your housing situation',
      maritalStatus: 'Select your marital status',
      numberOfDependants: 'Select how many people depend on you financially',
    });
  });
});

describe('the amount', () => {
  test.each(['7500', '7,500', '£7,500', ' £ 7,500.00 ', '1000', '25,000'])(
    'may be typed as "%s"',
    (amount) => {
      expect(check(checkLoan, { amount })).toEqual({});
    },
  );

  test.each([
    ['7.5k', ERRORS.amount.ambiguous],
    ['7.500', ERRORS.amount.ambiguous],
    ['lots', ERRORS.amount.notMoney],
    ['7500.50', ERRORS.amount['not-whole']],
    ['999', 'Amount must be between £1,000 and £25,000'],
    ['25001', 'Amount must be between £1,000 and £25,000'],
  ])('typed as "%s" is answered with "%s"', (amount, message) => {
    expect(check(checkLoan, { amount })).toEqual({ amount: message });
  });

  test('is held against the brand’s own range', () => {
    const limits = { ...LIMITS, amount: { min: 1_000, max: 35_000 } };
    expect(checkLoan(aDraft({ amount: '35000' }), limits)).toEqual({});
  });
});

describe('names and contact', () => {
  test.each(['Zoë', 'O’Neill', 'Anne-Marie', 'de la Cruz', 'X'])('the name %s is a name', (firstName) => {
    expect(check(checkPerson, { firstName })).toEqual({});
  });

  test('a name that is a number is not', () => {
    expect(check(checkPerson, { lastName: '007' })).toEqual({ lastName: ERRORS.lastName.notAName });
  });

  test.each(['07700900982', '+44 7700 900982', '(07700) 900-982'])('the mobile %s is one', (mobileNumber) => {
    expect(check(checkContact, { mobileNumber })).toEqual({});
  });

  test('a landline is not', () => {
    expect(check(checkContact, { mobileNumber: '020 7946 0140' })).toEqual({
      mobileNumber: 'Enter a UK mobile number, like 07700 900 982',
    });
  });
});

describe('questions that are asked of some only', () => {
  test('whoever is retired has no occupation to give', () => {
    expect(check(checkWork, { employmentStatus: { name: 'Retired' }, occupation: '' })).toEqual({});
    expect(check(checkWork, { occupation: ' ' })).toEqual({ occupation: 'Enter your occupation' });
  });

  test('a homeowner without a mortgage pays neither', () => {
    const owner = {
      residentialStatus: 'homeowner_without_a_mortgage',
      rentOrMortgageMonthlyPayment: '',
    } as const;
    expect(check(checkHome, owner)).toEqual({});
  });

  test('without dependants nothing is spent on them', () => {
    expect(check(checkHome, { numberOfDependants: '0', monthlyDependantsCost: '' })).toEqual({});
    expect(check(checkHome, { numberOfDependants: '3+', monthlyDependantsCost: '' })).toEqual({
      monthlyDependantsCost: 'Enter how much you spend on them each month',
    });
  });
});

describe('the wording of errors', () => {
  const words = Object.values(ERRORS).flatMap(
    (field) => Object.values(field) as (string | ((a: never, b: never) => string))[],
  );
  const texts = words.map((entry) => (typeof entry === 'string' ? entry : entry('x' as never, 'y' as never)));

  test.each(texts)('"%s" neither begs nor blames', (text) => {
    expect(text).not.toMatch(/please|sorry|oops|\binvalid\b|\bvalid\b|forbidden|illegal/i);
    expect(text).not.toMatch(/\.$/);
  });
});
