import { pence, roundHalfUp, type Pence } from '../money/pence.ts';
import { growth, monthlyRate } from '../rates/periodic.ts';

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

/** How a row earned its interest. */
export type Earning = {
  /** Of the row's period. */
  readonly years: number;
  /** The rate for that period, a fraction. */
  readonly growth: number;
  /** Unrounded pence. */
  readonly unrounded: number;
};

export type EarnedRow = { readonly row: AmortisedRow; readonly earning: Earning };

const MONTH = 1 / 12;

/**
 * Every row but the last. Interest on the opening balance is rounded once, as each row is booked. In a long first
 * gap at a high rate it can exceed the payment: that row's principal is negative, and its closing balance higher.
 */
export function amortiseToLast(terms: Amortisation): readonly AmortisedRow[] {
  return earnToLast(terms).map(({ row }) => row);
}

/** The same rows, each with how its interest was earned. */
export function earnToLast({
  opening: financed,
  rate,
  firstYears,
  termMonths,
  monthly,
}: Amortisation): readonly EarnedRow[] {
  const first = { years: firstYears, growth: growth(rate, firstYears) };
  const month = { years: MONTH, growth: monthlyRate(rate) };
  const rows: EarnedRow[] = [];
  let opening = financed;
  for (let number = 1; number < termMonths; number += 1) {
    const period = number === 1 ? first : month;
    const unrounded = opening * period.growth;
    const interest = roundHalfUp(unrounded);
    const principal = pence(monthly - interest);
    const closing = pence(opening - principal);
    const row = { payment: monthly, interest, principal, opening, closing };
    rows.push({ row, earning: { ...period, unrounded } });
    opening = closing;
  }
  return rows;
}
