import { pence, roundHalfUp, type Pence } from '../money/pence.ts';
import { growth, monthlyRate } from '../rates/periodic.ts';

/** The terms for amortising a balance: an effective annual rate (fraction) and equal months after the first gap. */
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

/** How the interest of a row was calculated. */
export type InterestBasis = {
  /** Length of the row's period. */
  readonly years: number;
  /** The rate for that period, a fraction. */
  readonly growth: number;
  /** Unrounded pence. */
  readonly unrounded: number;
};

const MONTH = 1 / 12;

/**
 * Every row except the last. Interest on the opening balance is rounded once, when the row is booked. Over a long
 * first gap at a high rate it can exceed the payment: that row then has negative principal and a higher closing
 * balance.
 */
export function amortiseAllButLast(terms: Amortisation): readonly AmortisedRow[] {
  const { opening: financed, termMonths, monthly } = terms;
  const [first, month] = periodRates(terms);
  const rows: AmortisedRow[] = [];
  let opening = financed;
  let periodRate = first;
  for (let number = 1; number < termMonths; number += 1) {
    const interest = roundHalfUp(unroundedInterest(opening, periodRate));
    const principal = pence(monthly - interest);
    const closing = pence(opening - principal);
    rows.push({ payment: monthly, interest, principal, opening, closing });
    opening = closing;
    periodRate = month;
  }
  return rows;
}

/** How the interest of each of those rows was calculated. */
export function interestBasesOf(
  terms: Amortisation,
  rows: readonly AmortisedRow[],
): readonly InterestBasis[] {
  const [first, month] = periodRates(terms);
  return rows.map(({ opening }, index) => {
    const periodRate = index === 0 ? first : month;
    const years = index === 0 ? terms.firstYears : MONTH;
    return { years, growth: periodRate, unrounded: unroundedInterest(opening, periodRate) };
  });
}

/** The rates for the first period and for each later one. */
function periodRates({ rate, firstYears }: Amortisation): readonly [number, number] {
  const first = growth(rate, firstYears);
  return [first, firstYears === MONTH ? first : monthlyRate(rate)];
}

/** Interest for one period, in unrounded pence. */
function unroundedInterest(opening: Pence, periodRate: number): number {
  return opening * periodRate;
}
