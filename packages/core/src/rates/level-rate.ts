import { findRoot } from './root.ts';

/** Equal monthly payments after one advance; only the first gap and the last payment may differ. */
export type LevelFlows = {
  readonly advance: number;
  readonly level: number;
  readonly final: number;
  readonly termMonths: number;
  /** Years from the advance to the first payment; 1/12 when every month is alike. */
  readonly firstYears: number;
};

const LOWEST = Math.log(0.01);
const HIGHEST = Math.log(1e6);

/**
 * The effective annual rate, as a fraction, at which the payments are worth the advance (the equation of
 * CONC App 1.2). One advance before all payments makes it unique. In the logarithm of growth the present value
 * is convex and falls, and with equal months it is a polynomial, summed by Horner's scheme.
 * @throws RangeError when no rate between -99 % and a million percent does it.
 */
export function solveLevelRate(flows: LevelFlows): number {
  const { advance, level, final, termMonths, firstYears } = flows;
  const root = findRoot(
    (logGrowth) => {
      const month = Math.exp(-logGrowth / 12);
      let [worth, slope] = [final, 0];
      for (let k = 1; k < termMonths; k += 1) {
        slope = slope * month + worth;
        worth = worth * month + level;
      }
      const first = Math.exp(-logGrowth * firstYears);
      return {
        value: worth * first - advance,
        slope: -first * (firstYears * worth + (slope * month) / 12),
      };
    },
    LOWEST,
    HIGHEST,
  );
  if (root === undefined) throw new RangeError('no rate makes these payments worth the advance');
  return Math.expm1(root);
}
