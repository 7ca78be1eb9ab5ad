import type { Flow } from '../rates/flow.ts';

/** A part settlement that keeps the instalment and pays off the last ones. */
export type ShorterTerm = {
  /** Future instalments without the option fee, in order; years from the day of payment. */
  readonly futureInstalments: readonly Flow[];
  readonly apr: number;
  readonly rate: number;
};

/**
 * The share of the balance at the borrowing rate that remains when the statutory balance falls from one figure to
 * another and the term shortens. The instalments still to be paid are the first ones whose present value at the APR
 * is the statutory balance; the balance is their present value at the rate. So both balances end with the same
 * payment.
 */
export function shareRemaining(term: ShorterTerm, before: number, after: number): number {
  const whole = presentValueAtRate(term, before);
  return whole > 0 ? presentValueAtRate(term, after) / whole : 0;
}

function presentValueAtRate({ futureInstalments, apr, rate }: ShorterTerm, statutory: number): number {
  let [left, presentValue] = [statutory, 0];
  for (const { amount, atYears } of futureInstalments) {
    const atApr = amount * (1 + apr) ** -atYears;
    const share = Math.min(1, left / atApr);
    presentValue += share * amount * (1 + rate) ** -atYears;
    left -= share * atApr;
    if (share < 1) break;
  }
  return presentValue;
}
