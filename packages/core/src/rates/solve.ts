import type { Flows } from './flow.ts';
import { isUniqueRate, netFlows } from './unique-rate.ts';
import { findRoot } from './root.ts';
import { sideOf, discountSide, type Side } from './sides.ts';

/** Log growth a year for rates from -99 % to 100,000,000 %. */
const MIN_LOG_GROWTH = Math.log(0.01);
const MAX_LOG_GROWTH = Math.log1p(1e6);

/** Relative difference below which the sides are equal within float precision. */
const EQUAL_WITHIN = 2 ** -50;

/** A step this small relative to the whole duration leaves an error of its cube, which is negligible. */
const STEP_TOLERANCE = 1e-5;

/**
 * The logarithm of a year's growth at which advances and payments have the same value, if it is known to be unique.
 * If all advances precede all payments it always is, so balances need no check.
 */
export function solveLogGrowth(flows: Flows): number | undefined {
  const [advances, payments] = [sideOf(flows.advances), sideOf(flows.payments)];
  const isPlain = advances.isPositive && payments.isPositive && advances.last < payments.first;
  if (isPlain) return solveSides(advances, payments);
  const net = netFlows(flows);
  const logGrowth = solveSides(sideOf(net.advances), sideOf(net.payments));
  return logGrowth !== undefined && isUniqueRate(net, logGrowth) ? logGrowth : undefined;
}

/**
 * Halley's method on the logarithm of the ratio of the two sides, which is almost linear in the logarithm of growth
 * for any amounts: a few steps are enough, even at a million percent and over eighty years. It starts where the
 * tangent at a rate of zero crosses zero.
 */
function solveSides(advances: Side, payments: Side): number | undefined {
  const isLoan = advances.first < payments.first && advances.last < payments.last;
  const hasBoth = advances.flows.length > 0 && payments.flows.length > 0;
  if (!isLoan || !hasBoth) return undefined;
  return findRoot((logGrowth) => ratioOf(advances, payments, logGrowth), {
    low: MIN_LOG_GROWTH,
    high: MAX_LOG_GROWTH,
    start: Math.log(payments.total / advances.total) / (payments.mean - advances.mean),
    tolerance: STEP_TOLERANCE / (payments.last - advances.first),
  });
}

function ratioOf(advances: Side, payments: Side, logGrowth: number) {
  const lent = discountSide(advances, logGrowth);
  const paid = discountSide(payments, logGrowth);
  const value =
    Math.log(paid.discounted / lent.discounted) - logGrowth * (paid.discountedTo - lent.discountedTo);
  return {
    value: Math.abs(value) < EQUAL_WITHIN ? 0 : value,
    slope: lent.mean - paid.mean,
    curvature: paid.variance - lent.variance,
  };
}
