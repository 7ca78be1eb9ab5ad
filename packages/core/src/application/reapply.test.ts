import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { whyNotReapply, type ReapplyFacts } from './reapply.ts';

const TODAY = day('2026-11-20');
const NOTHING: ReapplyFacts = { hasActiveLoan: false, endedUnpaidOn: null, declinedOn: null };

const answerOf = (facts: Partial<ReapplyFacts>, today = TODAY) =>
  whyNotReapply({ ...NOTHING, ...facts }, today);

const outcomeOf = (facts: Partial<ReapplyFacts>, today = TODAY): string =>
  answerOf(facts, today)?.reason ?? 'can apply';

describe('a borrower can apply again', () => {
  test('with nothing on record', () => {
    expect(outcomeOf({})).toBe('can apply');
  });

  test('30 days after a decline, and learns from when', () => {
    const declinedOn = day('2026-10-22');
    expect(outcomeOf({ declinedOn })).toBe('recentDecline');
    expect(outcomeOf({ declinedOn }, day('2026-11-21'))).toBe('can apply');
    expect(answerOf({ declinedOn })?.because).toContain('from 21 November 2026');
  });

  test('six years after a loan that ended unpaid', () => {
    const endedUnpaidOn = day('2020-11-21');
    expect(outcomeOf({ endedUnpaidOn })).toBe('endedUnpaid');
    expect(outcomeOf({ endedUnpaidOn }, day('2026-11-21'))).toBe('can apply');
  });

  test('not while a loan is running, whatever else is on record', () => {
    expect(outcomeOf({ hasActiveLoan: true, declinedOn: TODAY, endedUnpaidOn: TODAY })).toBe('activeLoan');
  });
});
