import { addDays, addMonths, type Day } from '../../calendar/day.ts';
import type { StatementPeriod } from './statement.ts';

const MONTHS_OF_A_PERIOD = 12;

/**
 * The oldest period that has ended and of which no statement was given: years counted from the day of the signature, so
 * that none is longer than a year (Consumer Credit Act 1974, s.77A(1A)). Null while there is none.
 * @param givenUntil the last day of the newest statement; null before the first.
 */
export function annualStatementDue(
  signedOn: Day,
  today: Day,
  givenUntil: Day | null,
): StatementPeriod | null {
  for (let year = 0; ; year += 1) {
    const from = addMonths(signedOn, year * MONTHS_OF_A_PERIOD);
    const to = addDays(addMonths(signedOn, (year + 1) * MONTHS_OF_A_PERIOD), -1);
    if (to >= today) return null;
    if (givenUntil === null || to > givenUntil) return { from, to };
  }
}

/** The latest day to which the newest statement can reach for the next one to be due; not every such one is. */
export function aYearBefore(today: Day): Day {
  return addMonths(today, -MONTHS_OF_A_PERIOD);
}
