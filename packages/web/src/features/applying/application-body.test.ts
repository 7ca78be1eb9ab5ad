import { describe, expect, test } from 'vitest';
import { applicationBody } from './application-body.ts';
import { EMPTY_FORM } from './steps.ts';
import { aDraft, anAddress } from '../../testing/drafts.ts';

const PRODUCT = 'unsecured-2026-1';

describe('what is sent', () => {
  test('is the form in the shape of the contract, in pence', () => {
    expect(applicationBody(aDraft(), PRODUCT)).toEqual({
      amount: 750_000,
      term: 36,
      reason: 'home_improvement',
      occupation: 'Nurse',
      lufcd: 0,
      lfcd: 0,
      lcpd: 0,
      employmentStatus: { name: 'Employed - full time' },
      netMonthlyIncome: 265_000,
      user: {
        firstName: 'Alex',
        lastName: "O'Sample",
        dateOfBirth: '1985-03-03',
        email: 'alex@post.example',
        mobileNumber: '07700 900 982',
        addresses: [
          {
            houseNumber: '2',
            flatNumber: null,
            line1: 'Mill Road',
            line2: null,
            town: 'Easterby',
            county: null,
            postCode: 'LS1 4AP',
            index: 0,
            period: 3,
            populateManually: false,
          },
        ],
        contactConsent: { unsecuredLoanReminders: true, unsecuredLoanOffers: true, groupCrossSell: false },
      },
      affordability: {
        maritalStatus: 'Single',
        residentialStatus: 'private_tenant',
        rentOrMortgageMonthlyPayment: 64_050,
        numberOfDependants: '1',
        monthlyDependantsCost: 10_000,
      },
    });
  });

  test('has no rent for a homeowner without a mortgage, whatever was typed before', () => {
    const { affordability } = applicationBody(
      aDraft({ residentialStatus: 'homeowner_without_a_mortgage' }),
      PRODUCT,
    );
    expect(affordability).not.toHaveProperty('rentOrMortgageMonthlyPayment');
  });

  test('has no cost of dependants where there are none, and no occupation where there is none', () => {
    const body = applicationBody(
      aDraft({ numberOfDependants: '0', employmentStatus: { name: 'Retired' } }),
      PRODUCT,
    );
    expect(body.affordability).not.toHaveProperty('monthlyDependantsCost');
    expect(body).not.toHaveProperty('occupation');
  });

  test('has both addresses after a short stay', () => {
    const addresses = [
      anAddress({ period: 6 }),
      anAddress({ index: 1, houseNumber: '7', period: null }),
    ] as const;
    const { user } = applicationBody(aDraft({ addresses: [...addresses] }), PRODUCT);
    expect(user.addresses.map(({ houseNumber }) => houseNumber)).toEqual(['2', '7']);
    expect(user.addresses[1]).not.toHaveProperty('period');
  });

  test('says yes and no as the borrower answered', () => {
    const draft = aDraft({ reminders: 'no', offers: 'yes', group: 'yes' });
    expect(applicationBody(draft, PRODUCT).user.contactConsent).toEqual({
      unsecuredLoanReminders: false,
      unsecuredLoanOffers: true,
      groupCrossSell: true,
    });
  });

  test('is never an unfinished form', () => {
    expect(() => applicationBody(EMPTY_FORM, PRODUCT)).toThrow('before it was complete');
  });
});
