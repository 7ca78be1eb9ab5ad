import { expect, test } from 'vitest';
import { day } from './day.ts';
import { displayDay, longDay, weekdayName } from './display.ts';

test('days are displayed in British formats', () => {
  expect(displayDay(day('2026-11-21'))).toBe('21/11/2026');
  expect(longDay(day('2026-11-21'))).toBe('21 November 2026');
  expect(longDay(day('2027-01-01'))).toBe('1 January 2027');
  expect(weekdayName(day('2026-11-21'))).toBe('Saturday');
  expect(weekdayName(day('2026-11-22'))).toBe('Sunday');
});
