import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { checkClaim, NO_CLAIM } from './check-claim.ts';

const TODAY = day('2027-01-08');
const WHOLE = { day: '5', month: 'Jan', year: '2027', amount: '£272.01', way: 'card', reference: ' RENT ' };

describe('what a borrower says they paid', () => {
  test('is a day, an amount and a way, with or without a reference', () => {
    expect(checkClaim(WHOLE, TODAY)).toEqual({
      claim: { paidOn: '2027-01-05', amount: 272_01, way: 'card', reference: 'RENT' },
      problems: {},
    });
  });

  test('is asked for where it is empty', () => {
    expect(checkClaim(NO_CLAIM, TODAY)).toEqual({
      claim: null,
      problems: {
        paidOn: 'Enter the day you paid',
        amount: 'Enter how much you paid',
        way: 'Select how it was paid',
      },
    });
  });

  test('is no day that does not exist, that is to come or that is too long ago, and no amount of nothing', () => {
    const problem = (changes: Partial<typeof WHOLE>) => checkClaim({ ...WHOLE, ...changes }, TODAY).problems;
    expect(problem({ day: '31', month: '2' }).paidOn).toContain('real date');
    expect(problem({ day: '9' }).paidOn).toContain('today or in the last 400 days');
    expect(problem({ year: '2024' }).paidOn).toContain('today or in the last 400 days');
    expect(problem({ amount: '0' }).amount).toBe('The amount must be more than £0');
    expect(problem({ amount: 'some' }).amount).toBe('The amount must be a number of pounds, like 272.01');
  });
});
