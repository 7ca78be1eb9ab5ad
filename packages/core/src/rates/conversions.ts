import { growth } from './periodic.ts';

/** How many of a period the APR's year has (Directive 2008/48/EC Annex I remark (c)). */
const PERIODS_A_YEAR = { year: 1, quarter: 4, month: 12, week: 52, day: 365 } as const;

export type Period = keyof typeof PERIODS_A_YEAR;

/**
 * The rate of one period that compounds to an effective annual rate: (1 + annual)^(1/n) - 1. Fractions.
 * @throws RangeError when the rate takes more than everything.
 */
export function periodicRate(annual: number, period: Period): number {
  return growth(validRate(annual), 1 / PERIODS_A_YEAR[period]);
}

/**
 * The effective annual rate that a rate of one period compounds to: (1 + periodic)^n - 1. Fractions.
 * @throws RangeError when the rate takes more than everything.
 */
export function effectiveRate(periodic: number, period: Period): number {
  return growth(validRate(periodic), PERIODS_A_YEAR[period]);
}

/**
 * The nominal annual rate that, compounded so many times a year, earns an effective one. Only ever disclosed
 * beside it: nothing here is calculated from a nominal rate. Fractions.
 * @throws RangeError when the rate takes more than everything, or is not compounded a whole number of times.
 */
export function nominalRate(effective: number, timesAYear: number): number {
  return growth(validRate(effective), 1 / validTimesAYear(timesAYear)) * timesAYear;
}

/**
 * The effective annual rate of a nominal one that is compounded so many times a year. Fractions.
 * @throws RangeError when the rate takes more than everything, or is not compounded a whole number of times.
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
