import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../../testing/drafts.ts';
import { checkLoan } from './check.ts';
import { NO_LOAN, type LoanFields } from './fields.ts';

const LOAN: LoanFields = { amount: '£7,500', term: '36', reason: 'car' };

describe('the loan that is asked for', () => {
  test('has nothing to correct when it is answered', () => {
    expect(checkLoan(LOAN, LIMITS)).toEqual({});
  });

  test('left empty says what to enter', () => {
    expect(checkLoan(NO_LOAN, LIMITS)).toEqual({
      amount: 'Enter how much you want to borrow',
      term: 'Enter how many months you want to borrow for',
      reason: 'Select what the loan is for',
    });
  });

  test('is checked against the brand’s own limits', () => {
    const limits = { ...LIMITS, amount: { min: 1_000, max: 35_000 }, term: { min: 12, max: 84 } };
    const asked = { ...LOAN, amount: '35000', term: '84' };
    expect(checkLoan(asked, limits)).toEqual({});
    expect(checkLoan(asked, LIMITS)).toEqual({
      amount: 'Amount must be between £1,000 and £25,000',
      term: 'Term must be between 12 and 60 months',
    });
  });
});
