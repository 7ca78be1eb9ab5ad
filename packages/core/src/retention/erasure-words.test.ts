import { day } from '../calendar/day.ts';
import { describe, expect, test } from 'vitest';
import type { ErasurePlan } from './erasure-plan.ts';
import { presentLater, presentNow } from './erasure-words.ts';

const PLAN: ErasurePlan = {
  now: ['browsers', 'sign-in-messages', 'drafts', 'marketing-choices', 'budgets'],
  later: [
    { what: 'loan', reference: 'AB12', until: null },
    { what: 'application', reference: 'an-id', until: day('2027-11-20') },
    { what: 'account', reference: null, until: null },
    { what: 'contact-message', reference: 'EF56', until: day('2029-11-20') },
  ],
};

describe('an erasure request', () => {
  test('says what goes now', () => {
    expect(presentNow(PLAN)).toHaveLength(PLAN.now.length);
    expect(presentNow(PLAN).join(' ')).toContain('reminders and offers');
  });

  test('says what stays, why, and until when', () => {
    expect(presentLater(PLAN).map(({ name, until }) => [name, until])).toEqual([
      ['Your loan AB12', '6 years after the loan ends'],
      ['An application without a loan', '20 November 2027'],
      [
        'Your account, contact details and our other messages',
        'when the last of what is listed above is erased',
      ],
      ['Your message EF56 and our emails about it', '20 November 2029'],
    ]);
    expect(presentLater(PLAN).every(({ why }) => why.endsWith('.'))).toBe(true);
  });
});
