import type { Flows } from './flow.ts';
import { isUniqueRate, netFlows } from './unique-rate.ts';
import { findRoot } from './root.ts';
import { sideOf, discountSide, type Side } from './sides.ts';

/** Growth in a year of 1 % to a million times: rates from -99 % to a million, as a fraction. */
const MIN_LOG_GROWTH = Math.log(0.01);
const MAX_LOG_GROWTH = Math.log1p(1e6);

/** The two sides agree to the last bits that a sum of floats has. */
const EQUAL_WITHIN = 2 ** -50;

/** A step this small a part of one over all the time there is leaves an error of its cube: nothing. */
const STEP_TOLERANCE = 1e-5;

/**
 * The logarithm of a year's growth at which advances and payments are worth the same, if it is certainly the only
 * one. Certain without a look at the balances where all is advanced before anything is paid.
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
 * Halley's method on the logarithm of the ratio of the two sides. That is nearly a straight line in the logarithm of
 * growth, whatever the amounts, so a few steps do, also at a million percent and over eighty years. It starts where
 * the line through its value and slope at a rate of zero comes to nothing.
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
