import { expect, test } from 'vitest';
import { day } from './day.ts';
import { displayDay, fullDay, longDay, ordinal, weekdayName } from './display.ts';

test('days are displayed in British formats', () => {
  expect(displayDay(day('2026-11-21'))).toBe('21/11/2026');
  expect(longDay(day('2026-11-21'))).toBe('21 November 2026');
  expect(longDay(day('2027-01-01'))).toBe('1 January 2027');
  expect(weekdayName(day('2026-11-21'))).toBe('Saturday');
  expect(weekdayName(day('2026-11-22'))).toBe('Sunday');
  expect(fullDay(day('2026-11-22'))).toBe('Sunday 22 November 2026');
});

test('a day of the month is an ordinal number', () => {
  const days = [1, 2, 3, 4, 11, 12, 13, 15, 21, 22, 23, 28, 30, 31];
  const written = [
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '15th',
    '21st',
    '22nd',
    '23rd',
    '28th',
  ];
  expect(days.map(ordinal)).toEqual([...written, '30th', '31st']);
});
