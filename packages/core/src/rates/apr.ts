import { halfUp, type Pence } from '../money/pence.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { findRoot } from './root.ts';

/** Money moving `atYears` after the first drawdown. */
export type Flow = { readonly amount: Pence; readonly atYears: number };

/** Credit made available, and every repayment and charge in the total charge for credit; amounts positive. */
export type Flows = { readonly advances: readonly Flow[]; readonly payments: readonly Flow[] };

const LOWEST = Math.log(0.01);
const HIGHEST = Math.log(1e6);

/** Half a penny: a balance this little below zero is rounding. */
const NEGATIVE = -0.5;

/**
 * The annual percentage rate, as an unrounded fraction: the X at which advances and payments are worth the same,
 * each discounted by (1 + X)^-years (CONC App 1.2; Directive 2008/48/EC Annex I). Refused when no rate between
 * -99 % and a million percent does it, or when more than one may: the rate is certain to be the only one if all
 * advances precede all payments, or if at that rate the borrower is never in credit.
 */
export function solveApr(flows: Flows): Outcome<number, 'no-unique-rate'> {
  const signed = signedFlows(flows);
  const root = findRoot(
    (logGrowth) => {
      let [value, slope] = [0, 0];
      for (const { amount, atYears } of signed) {
        const worth = -amount * Math.exp(-logGrowth * atYears);
        value += worth;
        slope -= atYears * worth;
      }
      return { value, slope };
    },
    LOWEST,
    HIGHEST,
  );
  const hasBoth = flows.advances.length > 0 && flows.payments.length > 0;
  if (!hasBoth || root === undefined) return refuse('no-unique-rate');
  const isUnique = advancesComeFirst(flows) || isNeverInCredit(signed, root);
  return isUnique ? accept(Math.expm1(root)) : refuse('no-unique-rate');
}

/** In order of time, at one instant advances first; an advance adds to the balance, a payment takes from it. */
function signedFlows({ advances, payments }: Flows): readonly { amount: number; atYears: number }[] {
  const repaid = payments.map(({ amount, atYears }) => ({ amount: 0 - amount, atYears }));
  return [...advances, ...repaid].sort((a, b) => a.atYears - b.atYears);
}

function advancesComeFirst({ advances, payments }: Flows): boolean {
  const lastAdvance = Math.max(...advances.map((flow) => flow.atYears));
  return payments.every((flow) => flow.atYears >= lastAdvance);
}

function isNeverInCredit(signed: readonly { amount: number; atYears: number }[], logGrowth: number): boolean {
  let [balance, at] = [0, 0];
  return signed.every((flow) => {
    balance = balance * Math.exp(logGrowth * (flow.atYears - at)) + flow.amount;
    at = flow.atYears;
    return balance >= NEGATIVE;
  });
}

/** A fraction as a percent with one decimal, half-up from the unrounded figure: 0.2968 is "29.7". */
export function displayPercent(fraction: number): string {
  return (halfUp(fraction * 1000) / 10).toFixed(1);
}
