import type { Flow } from '../rates/flow.ts';

/** A part settlement after which the instalments stay and the last ones fall away. */
export type ShorterTerm = {
  /** Instalments not due yet, without the option fee, in order; years from the day of payment. */
  readonly ahead: readonly Flow[];
  readonly apr: number;
  readonly rate: number;
};

/**
 * What share of the balance at the borrowing rate stays when the statutory balance falls from one figure to another
 * and the term shortens. The first instalments ahead whose worth at the APR is the statutory balance are the ones
 * still to be paid; the balance is their worth at the rate. So both balances end with the same payment.
 */
export function shareRemaining(term: ShorterTerm, before: number, after: number): number {
  const whole = presentValueAtRate(term, before);
  return whole > 0 ? presentValueAtRate(term, after) / whole : 0;
}

function presentValueAtRate({ ahead, apr, rate }: ShorterTerm, statutory: number): number {
  let [left, worth] = [statutory, 0];
  for (const { amount, atYears } of ahead) {
    const atApr = amount * (1 + apr) ** -atYears;
    const share = Math.min(1, left / atApr);
    worth += share * amount * (1 + rate) ** -atYears;
    left -= share * atApr;
    if (share < 1) break;
  }
  return worth;
}
