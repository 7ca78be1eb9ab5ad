import { expect, test } from 'vitest';
import { day, daysBetween } from '../calendar/day.ts';
import { defaultNoticeDates } from './default-notice.ts';

test('a default notice leaves fourteen whole days to remedy the default', () => {
  const served = day('2027-03-01');
  expect(defaultNoticeDates(served)).toEqual({ remedyBy: '2027-03-15', actionFrom: '2027-03-16' });
  expect(daysBetween(served, defaultNoticeDates(served).actionFrom) - 1).toBe(14);
});

test('a default notice counts the leap day', () => {
  expect(defaultNoticeDates(day('2028-02-20'))).toEqual({ remedyBy: '2028-03-05', actionFrom: '2028-03-06' });
});
