import { expect, test } from 'vitest';
import { day, daysBetween } from '../calendar/day.ts';
import { BANK_PERIOD_DAYS, bankPeriod } from './bank-period.ts';

test('bank data is read of 180 days, today included', () => {
  const { from, to } = bankPeriod(day('2026-11-20'));
  expect([from, to]).toEqual(['2026-05-25', '2026-11-20']);
  expect(daysBetween(from, to) + 1).toBe(BANK_PERIOD_DAYS);
});
