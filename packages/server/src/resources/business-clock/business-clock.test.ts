import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { readerOf } from './business-clock.ts';

const at = (instant: string, days: number) => readerOf(() => new Date(instant))(days);

describe('the business clock', () => {
  test('follows the wall in London when it is not ahead', () => {
    expect(at('2026-11-20T10:00:00Z', 0)).toEqual({
      today: day('2026-11-20'),
      now: '2026-11-20T10:00:00.000Z',
    });
    expect(at('2026-06-30T23:30:00Z', 0).today).toBe(day('2026-07-01'));
  });

  test('is as long after midnight as the wall is, across a change of summer time', () => {
    expect(at('2026-03-28T10:00:00Z', 1)).toEqual({
      today: day('2026-03-29'),
      now: '2026-03-29T10:00:00.000Z',
    });
  });

  test('stays within a short day and never goes back', () => {
    let minutes = 0;
    const read = readerOf(() => new Date(Date.parse('2026-03-28T23:00:00Z') + minutes * 60_000));
    const instants = [0, 10, 30, 59].map((later) => {
      minutes = later;
      return read(1);
    });
    expect(instants.map(({ today }) => today)).toEqual(Array.from({ length: 4 }, () => day('2026-03-29')));
    const times = instants.map(({ now }) => now);
    expect([...times].sort()).toEqual(times);
  });
});
