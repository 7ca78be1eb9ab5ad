import { findRoot } from './root.ts';

/** Level monthly payments after one advance; only the first gap and the last payment can differ. */
export type LevelFlows = {
  readonly advance: number;
  readonly level: number;
  readonly final: number;
  readonly termMonths: number;
  /** Years from the advance to the first payment; 1/12 for equal months. */
  readonly firstYears: number;
};

const MIN_LOG_GROWTH = Math.log(0.01);
const MAX_LOG_GROWTH = Math.log1p(1e6);

/**
 * The effective annual rate, as a fraction, at which the present value of the payments equals the advance (the
 * equation of CONC App 1.2). One advance before all payments makes it unique. Halley's method on the logarithm of the
 * present value, which is almost linear in the logarithm of growth. Terms of up to a hundred years.
 * @throws RangeError when no rate between -99 % and 100,000,000 % solves it.
 */
export function solveLevelRate(flows: LevelFlows): number {
  const { advance, level, final, termMonths, firstYears } = flows;
  const root = findRoot((logGrowth) => ratioOf(flows, logGrowth), {
    low: MIN_LOG_GROWTH,
    high: MAX_LOG_GROWTH,
    start: Math.log((level * (termMonths - 1) + final) / advance) / (firstYears + (termMonths - 1) / 24),
    tolerance: 1e-5 / (firstYears + termMonths / 12),
  });
  if (root === undefined) throw new RangeError('no rate makes these payments worth the advance');
  return Math.expm1(root);
}

/** The logarithm of the payments' present value per penny of the advance, by Horner's scheme. */
function ratioOf({ advance, level, final, termMonths, firstYears }: LevelFlows, logGrowth: number) {
  const month = Math.exp(-logGrowth / 12);
  let [presentValue, slope, curvature] = [final, 0, 0];
  for (let k = 1; k < termMonths; k += 1) {
    curvature = curvature * month + slope;
    slope = slope * month + presentValue;
    presentValue = presentValue * month + level;
  }
  const mean = (slope * month) / presentValue;
  const square = (2 * curvature * month * month) / presentValue + mean;
  return {
    value: Math.log(presentValue / advance) - logGrowth * firstYears,
    slope: -(firstYears + mean / 12),
    curvature: (square - mean * mean) / 144,
  };
}
