import { pence } from '../money/pence.ts';
import type { Flow, Flows } from './flow.ts';

/** Less than this share of the money that moves is float noise. */
const NOISE = 1e-11;

/**
 * What is left when everything that moves at one instant is set off against each other: an advance where the
 * borrower receives more, a payment where the borrower pays more, nothing where it comes out even. In order of
 * time. No rate can tell the two apart.
 */
export function netFlows({ advances, payments }: Flows): Flows {
  const balances = new Map<number, number>();
  const add = (atYears: number, amount: number) =>
    balances.set(atYears, (balances.get(atYears) ?? 0) + amount);
  for (const { atYears, amount } of advances) add(atYears, amount);
  for (const { atYears, amount } of payments) add(atYears, -amount);
  const net = [...balances]
    .map(([atYears, amount]) => ({ atYears, amount: pence(amount) }))
    .sort((a, b) => a.atYears - b.atYears);
  return {
    advances: net.filter(({ amount }) => amount > 0),
    payments: net
      .filter(({ amount }) => amount < 0)
      .map(({ atYears, amount }) => ({ atYears, amount: pence(-amount) })),
  };
}

/**
 * Whether the borrower, at a rate that solves the equation, is never in credit. Then no other rate solves it: a lower
 * one makes every later balance lower, a higher one higher, and neither ends at nothing. The flows are set off and
 * begin with an advance. The last balance is nothing by itself, so it is not looked at.
 *
 * The balance is followed backwards from the last flow (what is still to be paid), or forwards from the first
 * when the rate is negative: in that direction errors shrink instead of growing.
 */
export function isUniqueRate({ advances, payments }: Flows, logGrowth: number): boolean {
  const walk = orderedFlows(advances, payments, logGrowth >= 0).slice(0, -1);
  let [balance, moved, at] = [0, 0, walk[0]?.atYears ?? 0];
  return walk.every(({ atYears, amount }) => {
    const shrink = Math.exp(-Math.abs(logGrowth) * Math.abs(atYears - at));
    [balance, moved, at] = [balance * shrink + amount, moved * shrink + Math.abs(amount), atYears];
    return balance >= -NOISE * moved;
  });
}

/** Forwards an advance adds to the balance; backwards a payment does. */
function orderedFlows(
  advances: readonly Flow[],
  payments: readonly Flow[],
  isBackwards: boolean,
): { readonly atYears: number; readonly amount: number }[] {
  const [adding, taking] = isBackwards ? [payments, advances] : [advances, payments];
  const direction = isBackwards ? -1 : 1;
  return [...adding, ...taking.map(({ atYears, amount }) => ({ atYears, amount: 0 - amount }))].sort(
    (a, b) => direction * (a.atYears - b.atYears),
  );
}
