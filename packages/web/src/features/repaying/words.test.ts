import { addDays, day } from '@fairlead/core/calendar/day';
import { expect, test } from 'vitest';
import { counted, fromNow, monthOf, ordinalDay } from './words.ts';

const TODAY = day('2026-11-20');

test('days are said as people say them', () => {
  expect(monthOf(TODAY)).toBe('November 2026');
  expect(
    [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 28].map((n) =>
      ordinalDay(day(`2026-12-${String(n).padStart(2, '0')}`)),
    ),
  ).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '23rd', '28th']);
});

test.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [12, 'in 12 days'],
  [-1, ''],
])('%i days from now is "%s"', (days, words) => {
  expect(fromNow(addDays(TODAY, days), TODAY)).toBe(words);
});

test('one is not many', () => {
  expect([counted(1, 'payment'), counted(2, 'payment')]).toEqual(['1 payment', '2 payments']);
});
