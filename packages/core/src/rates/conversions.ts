import { growth } from './periodic.ts';

/** Periods in a year as the APR counts them (Directive 2008/48/EC Annex I remark (c)). */
const PERIODS_A_YEAR = { year: 1, quarter: 4, month: 12, week: 52, day: 365 } as const;

export type Period = keyof typeof PERIODS_A_YEAR;

/**
 * The rate for one period that compounds to an effective annual rate: (1 + annual)^(1/n) - 1. Fractions.
 * @throws RangeError for a rate of -100 % or below, or one that is not finite.
 */
export function periodicRate(annual: number, period: Period): number {
  return growth(validRate(annual), 1 / PERIODS_A_YEAR[period]);
}

/**
 * The effective annual rate to which a rate for one period compounds: (1 + periodic)^n - 1. Fractions.
 * @throws RangeError for a rate of -100 % or below, or one that is not finite.
 */
export function effectiveRate(periodic: number, period: Period): number {
  return growth(validRate(periodic), PERIODS_A_YEAR[period]);
}

/**
 * The nominal annual rate that compounds to an effective one at the given number of times a year. Only disclosed
 * along with the effective rate: nothing is calculated from a nominal rate. Fractions.
 * @throws RangeError for a rate of -100 % or below, or a number of times that is not a positive whole number.
 */
export function nominalRate(effective: number, timesAYear: number): number {
  return growth(validRate(effective), 1 / validTimesAYear(timesAYear)) * timesAYear;
}

/**
 * The effective annual rate of a nominal rate compounded the given number of times a year. Fractions.
 * @throws RangeError for a rate of -100 % or below, or a number of times that is not a positive whole number.
 */
export function effectiveOfNominal(nominal: number, timesAYear: number): number {
  return growth(validRate(nominal / validTimesAYear(timesAYear)), timesAYear);
}

function validRate(rate: number): number {
  if (rate > -1 && rate < Infinity) return rate;
  throw new RangeError(`not a rate: ${rate}`);
}

function validTimesAYear(timesAYear: number): number {
  if (Number.isInteger(timesAYear) && timesAYear > 0) return timesAYear;
  throw new RangeError(`compounded ${timesAYear} times a year`);
}
