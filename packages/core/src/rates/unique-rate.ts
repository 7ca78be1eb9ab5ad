import { pence } from '../money/pence.ts';
import type { Flow, Flows } from './flow.ts';

/** Balances below this share of the amounts moved are float noise. */
const NOISE = 1e-11;

/**
 * Nets the flows at each time: an advance where the borrower receives more, a payment where the borrower pays more,
 * nothing where they cancel out. In order of time. Netting does not change the value of the flows at any rate.
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
 * Whether the borrower is never in credit at a rate that solves the equation. Then no other rate solves it: a lower
 * rate makes every later balance lower, a higher rate makes it higher, and neither ends at zero. The flows must be
 * netted and start with an advance. The last balance is zero by definition and is not checked.
 *
 * The balance runs backwards from the last flow (the amount still to be paid), or forwards from the first when the
 * rate is negative: in that direction rounding errors shrink.
 */
export function isUniqueRate({ advances, payments }: Flows, logGrowth: number): boolean {
  const ordered = orderedFlows(advances, payments, logGrowth >= 0).slice(0, -1);
  let [balance, moved, at] = [0, 0, ordered[0]?.atYears ?? 0];
  return ordered.every(({ atYears, amount }) => {
    const factor = Math.exp(-Math.abs(logGrowth) * Math.abs(atYears - at));
    [balance, moved, at] = [balance * factor + amount, moved * factor + Math.abs(amount), atYears];
    return balance >= -NOISE * moved;
  });
}

/** Forwards, advances add to the balance; backwards, payments do. */
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
