import { addDays, type Day } from '../calendar/day.ts';
import type { BankPeriod } from './bank-income.ts';

/** How far back bank data is read, today included: six monthly payments, and no more than that needs. */
export const BANK_PERIOD_DAYS = 180;

/** The days whose transactions are read today. */
export function bankPeriod(today: Day): BankPeriod {
  return { from: addDays(today, 1 - BANK_PERIOD_DAYS), to: today };
}
