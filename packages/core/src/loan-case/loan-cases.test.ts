import { describe, expect, test } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { answerDueOn, caseReference, checkAnswer, checkReceivedOn } from './loan-cases.ts';

describe('a case of a borrower', () => {
  test('is answered within five working days', () => {
    expect(answerDueOn(day('2026-11-26'))).toBe('2026-12-03');
  });

  test('has the reference of its loan and a number', () => {
    expect(caseReference('LEN-1', 2)).toBe('LEN-1-Q2');
  });

  test('is answered by what it is about, once', () => {
    const open = { kind: 'missing-payment', isOpen: true } as const;
    expect(checkAnswer(open, 'not-received').ok).toBe(true);
    expect(checkAnswer(open, 'not-registered')).toMatchObject({ refusal: 'answerNotOfKind' });
    expect(checkAnswer({ ...open, isOpen: false }, 'credited')).toMatchObject({ refusal: 'caseNotOpen' });
    expect(checkAnswer(undefined, 'credited')).toMatchObject({ refusal: 'caseNotOpen' });
  });

  test('is credited from a day on which the money can have come', () => {
    const today = day('2027-01-05');
    const paidOutOn = day('2026-11-26');
    const facts = { paidOutOn, today };
    expect(checkReceivedOn(paidOutOn, facts).ok).toBe(true);
    expect(checkReceivedOn(today, facts).ok).toBe(true);
    for (const on of [addDays(paidOutOn, -1), addDays(today, 1)])
      expect(checkReceivedOn(on, facts)).toMatchObject({ refusal: 'receivedOnNotPossible' });
    expect(checkReceivedOn(today, { paidOutOn: null, today }).ok).toBe(false);
  });
});
