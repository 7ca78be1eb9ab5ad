import type { Flow } from './flow.ts';

/** One side of the APR equation: what is advanced, or what is paid. */
export type Side = {
  readonly flows: readonly Flow[];
  /** In years; without flows, `first` is infinite and `last` minus infinity. */
  readonly first: number;
  readonly last: number;
  /** Years between flows, when they are in order and evenly spaced. */
  readonly gap: number | undefined;
  readonly isPositive: boolean;
  /** Of the undiscounted amounts; `mean` is their mean time, weighted by amount. */
  readonly total: number;
  readonly mean: number;
};

/** Thirty microseconds: flows this close to even spacing count as evenly spaced. */
const SPACING_TOLERANCE = 1e-12;

/** @throws RangeError when a flow has no finite time. */
export function sideOf(flows: readonly Flow[]): Side {
  let [first, last, smallest, total, moment] = [Infinity, -Infinity, Infinity, 0, 0];
  for (const { amount, atYears } of flows) {
    first = Math.min(first, atYears);
    last = Math.max(last, atYears);
    smallest = Math.min(smallest, amount);
    total += amount;
    moment += amount * atYears;
  }
  if (flows.length > 0 && !Number.isFinite(last - first)) throw new RangeError('a flow at no finite time');
  const gap = gapOf(flows, first, last);
  return { flows, first, last, gap, isPositive: smallest > 0, total, mean: moment / total };
}

function gapOf(flows: readonly Flow[], first: number, last: number): number | undefined {
  const gap = flows.length > 1 ? (last - first) / (flows.length - 1) : 0;
  let index = 0;
  for (const { atYears } of flows) {
    if (Math.abs(first + index * gap - atYears) > SPACING_TOLERANCE) return undefined;
    index += 1;
  }
  return gap;
}

/**
 * A side's value discounted to the time `discountedTo` of one of its ends, with the mean time of its flows, weighted
 * by discounted value, and their variance.
 */
export type DiscountedSide = {
  readonly discounted: number;
  readonly discountedTo: number;
  readonly mean: number;
  readonly variance: number;
};

/**
 * Discounts a side of positive amounts when a penny grows by e^logGrowth a year. Flows are discounted to the end of
 * the side with the largest weights, so that no rate or length of time overflows.
 */
export function discountSide(side: Side, logGrowth: number): DiscountedSide {
  const isFromFirst = logGrowth >= 0;
  const decay = Math.abs(logGrowth);
  const discountedTo = isFromFirst ? side.first : side.last;
  const { discounted, first, second } =
    side.gap === undefined
      ? sumOf(side.flows, discountedTo, decay)
      : evenSum(side.flows, side.gap, decay, isFromFirst);
  const distance = first / discounted;
  const mean = isFromFirst ? discountedTo + distance : discountedTo - distance;
  return { discounted, discountedTo, mean, variance: second / discounted - distance * distance };
}

/** Sums of the discounted amounts, of each times its distance, and of each times its distance squared. */
type Sums = { readonly discounted: number; readonly first: number; readonly second: number };

function sumOf(flows: readonly Flow[], discountedTo: number, decay: number): Sums {
  let [discounted, first, second] = [0, 0, 0];
  for (const { amount, atYears } of flows) {
    const distance = Math.abs(atYears - discountedTo);
    const part = amount * Math.exp(-decay * distance);
    discounted += part;
    first += part * distance;
    second += part * distance * distance;
  }
  return { discounted, first, second };
}

/**
 * Evenly spaced flows form a polynomial. Horner's scheme sums it with its first derivative and half its second, using
 * one exponential instead of one per flow.
 */
function evenSum(flows: readonly Flow[], gap: number, decay: number, isFromFirst: boolean): Sums {
  const factor = Math.exp(-decay * gap);
  const farthest = isFromFirst ? flows.length - 1 : 0;
  const towards = isFromFirst ? -1 : 1;
  let [discounted, slope, curvature] = [0, 0, 0];
  for (let steps = 0; steps < flows.length; steps += 1) {
    curvature = curvature * factor + slope;
    slope = slope * factor + discounted;
    discounted = discounted * factor + (flows[farthest + towards * steps]?.amount ?? 0);
  }
  const places = slope * factor;
  return { discounted, first: places * gap, second: (2 * curvature * factor * factor + places) * gap * gap };
}
