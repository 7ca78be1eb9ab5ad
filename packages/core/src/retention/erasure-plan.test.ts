import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { ERASED_NOW, erasurePlan } from './erasure-plan.ts';

const ended = { reference: 'AB12', endedOn: day('2027-02-28') };
const running = { reference: 'CD34', endedOn: null };
const declined = { id: 'application', changedOn: day('2026-11-20') };

describe('an erasure request', () => {
  test('leaves a loan for six years after its end', () => {
    expect(erasurePlan({ loans: [ended], applications: [], contactMessages: [] }).later).toEqual([
      { what: 'loan', reference: 'AB12', until: '2033-02-28' },
      { what: 'account', reference: null, until: '2033-02-28' },
    ]);
  });

  test('cannot name the day while a loan runs', () => {
    const { later } = erasurePlan({ loans: [ended, running], applications: [declined], contactMessages: [] });
    expect(later.map(({ what, until }) => [what, until])).toEqual([
      ['loan', '2033-02-28'],
      ['loan', null],
      ['application', '2027-11-20'],
      ['account', null],
    ]);
  });

  test('leaves a message for three years, longer than the account, which does not wait for it', () => {
    const message = { reference: 'EF56', receivedOn: day('2026-11-20') };
    const { later } = erasurePlan({ loans: [], applications: [declined], contactMessages: [message] });
    expect(later.slice(1)).toEqual([
      { what: 'account', reference: null, until: '2027-11-20' },
      { what: 'contact-message', reference: 'EF56', until: '2029-11-20' },
    ]);
  });

  test('leaves an application without a loan for twelve months', () => {
    expect(erasurePlan({ loans: [], applications: [declined], contactMessages: [] })).toEqual({
      now: ERASED_NOW,
      later: [
        { what: 'application', reference: 'application', until: '2027-11-20' },
        { what: 'account', reference: null, until: '2027-11-20' },
      ],
    });
  });
});
