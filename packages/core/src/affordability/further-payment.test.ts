import { describe, expect, test } from 'vitest';
import { pence, ZERO } from '../money/pence.ts';
import { furtherPayment, type FurtherPaymentInput } from './further-payment.ts';

/** £2,600 less £600 rent and £540 essentials leaves £1,460. */
const BORROWER: FurtherPaymentInput = {
  household: {
    netMonthlyIncome: pence(2600_00),
    employmentStatus: 'Employed - full time',
    maritalStatus: 'Single',
    residentialStatus: 'private_tenant',
    housingCost: pence(600_00),
    numberOfDependants: '0',
    dependantsCost: ZERO,
  },
  monthlyCommitments: pence(200_00),
  instalment: pence(285_00),
  hasTrouble: false,
};

describe('what could be paid for another product', () => {
  test('is what is left after spending, other lenders, the loan itself and the buffer', () => {
    expect(furtherPayment(BORROWER)).toEqual({
      isAffordable: true,
      maximumMonthlyPayment: pence(900_00),
      rulesVersion: 'affordability-2026-1',
    });
  });

  test('is more once the loan has ended', () => {
    const { maximumMonthlyPayment } = furtherPayment({ ...BORROWER, instalment: ZERO });
    expect(maximumMonthlyPayment).toBe(1185_00);
  });

  test.each([
    ['nothing is left', { monthlyCommitments: pence(1100_00) }],
    ['more is spent than earned', { monthlyCommitments: pence(9000_00) }],
    ['the loan is late', { hasTrouble: true }],
  ])('is nothing where %s', (_why, change) => {
    expect(furtherPayment({ ...BORROWER, ...change })).toMatchObject({
      isAffordable: false,
      maximumMonthlyPayment: 0,
    });
  });
});
