import { accept, refuse, type Outcome } from '../outcome.ts';
import type { Flows } from '../rates/flow.ts';
import { solveLogGrowth } from '../rates/solve.ts';

/**
 * The annual percentage rate, as an unrounded fraction: the X at which advances and payments have the same present
 * value, each discounted by (1 + X)^-years (CONC App 1.2; Directive 2008/48/EC Annex I). Refused when no rate between
 * -99 % and 100,000,000 % solves it, or when more than one could: the rate is known to be unique if all advances
 * precede all payments, or if the borrower is never in credit at that rate. A zero amount changes nothing; a negative
 * payment is an advance.
 * @throws RangeError when a flow has no finite time.
 */
export function solveApr(flows: Flows): Outcome<number, 'noUniqueRate'> {
  const logGrowth = solveLogGrowth(flows);
  return logGrowth === undefined ? refuse('noUniqueRate') : accept(Math.expm1(logGrowth));
}
