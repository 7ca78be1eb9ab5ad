import { pence, roundHalfUp, type Pence } from '../money/pence.ts';
import { growth } from '../rates/periodic.ts';

/** How a balance runs down: an effective annual rate (fraction) and equal months after the first gap. */
export type Amortisation = {
  readonly opening: Pence;
  readonly rate: number;
  /** Years from drawdown to the first due date. */
  readonly firstYears: number;
  readonly termMonths: number;
  readonly monthly: Pence;
};

export type AmortisedRow = {
  readonly payment: Pence;
  readonly interest: Pence;
  readonly principal: Pence;
  readonly opening: Pence;
  readonly closing: Pence;
};

/**
 * Every row but the last. Interest on the opening balance is rounded once, as each row is booked. In a long first
 * gap at a high rate it can exceed the payment: that row's principal is negative, and its closing balance higher.
 */
export function amortiseToLast(terms: Amortisation): readonly AmortisedRow[] {
  const rows: AmortisedRow[] = [];
  let opening = terms.opening;
  for (let number = 1; number < terms.termMonths; number += 1) {
    const years = number === 1 ? terms.firstYears : 1 / 12;
    const interest = roundHalfUp(opening * growth(terms.rate, years));
    const principal = pence(terms.monthly - interest);
    const closing = pence(opening - principal);
    rows.push({ payment: terms.monthly, interest, principal, opening, closing });
    opening = closing;
  }
  return rows;
}
