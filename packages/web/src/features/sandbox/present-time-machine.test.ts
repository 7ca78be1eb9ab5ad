import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import type { Loan } from '../../resources/loan.ts';
import { presentHealth, presentJourney, presentPresets, travelError } from './present-time-machine.ts';

const TODAY = day('2026-11-20');

const collecting = (...days: string[]): Loan =>
  ({ scheduledPayments: days.map((collectOn) => ({ collectOn: day(collectOn) })) }) as unknown as Loan;

describe('the time machine', () => {
  test('goes a day or a month on for anybody', () => {
    expect(presentPresets(TODAY, undefined)).toEqual([
      { label: 'One day later', to: '2026-11-21', hint: 'Saturday 21 November 2026' },
      { label: 'One month later', to: '2026-12-20', hint: 'Sunday 20 December 2026' },
    ]);
  });

  test('goes to the next payment and to the end of a loan', () => {
    const presets = presentPresets(TODAY, collecting('2026-11-20', '2026-12-21', '2027-01-20'));
    expect(presets.map(({ label, to }) => [label, to])).toEqual([
      ['One day later', '2026-11-21'],
      ['To the next payment', '2026-12-21'],
      ['One month later', '2026-12-20'],
      ['To the end of my loan', '2027-01-20'],
    ]);
  });

  test('has no payment to go to once the last is past', () => {
    expect(presentPresets(TODAY, collecting('2026-11-20'))).toHaveLength(2);
  });

  test('says how far it has come', () => {
    expect(presentJourney(TODAY, day('2026-11-30'), day('2026-11-24'))).toEqual({
      text: '24 November 2026, on the way to 30 November 2026',
      value: 4,
      max: 10,
    });
  });

  test('says why it did not go, and what it left aside', () => {
    expect(travelError('advanceRunning')).toContain('already moving');
    expect(travelError('internalError')).toContain('didn’t work');
    const still = { today: TODAY, advancingTo: null, loansWithSomethingDue: 0, loansSetAside: 0 };
    expect(presentHealth(still)).toBeNull();
    expect(presentHealth({ ...still, loansSetAside: 2 })).toContain('2');
  });
});
