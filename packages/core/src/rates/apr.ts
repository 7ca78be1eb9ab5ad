import { halfUp } from '../money/pence.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import type { Flows } from './flow.ts';
import { solveLogGrowth } from './solve.ts';

/**
 * The annual percentage rate, as an unrounded fraction: the X at which advances and payments are worth the same,
 * each discounted by (1 + X)^-years (CONC App 1.2; Directive 2008/48/EC Annex I). Refused when no rate between
 * -99 % and 100,000,000 % does it, or when more than one may: the rate is certain to be the only one if all
 * advances precede all payments, or if at that rate the borrower is never in credit. An amount of nothing changes
 * nothing; a negative payment is an advance.
 * @throws RangeError when a flow has no finite time.
 */
export function solveApr(flows: Flows): Outcome<number, 'noUniqueRate'> {
  const logGrowth = solveLogGrowth(flows);
  return logGrowth === undefined ? refuse('noUniqueRate') : accept(Math.expm1(logGrowth));
}

/** A fraction as a percent, half-up from the unrounded figure: 0.2968 is "29.7". One decimal unless told. */
export function displayPercent(fraction: number, decimals = 1): string {
  const scale = 10 ** decimals;
  return (halfUp(fraction * 100 * scale) / scale).toFixed(decimals);
}
