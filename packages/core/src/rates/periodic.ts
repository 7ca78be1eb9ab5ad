/**
 * Interest on one penny over part of a year at an effective annual rate: (1 + annual)^years - 1. Rates are fractions,
 * never nominal and never rounded in between (CONC App 1.2).
 */
export function growth(annual: number, years: number): number {
  return Math.expm1(Math.log1p(annual) * years);
}

/** The monthly rate that compounds to an effective annual rate: (1 + annual)^(1/12) - 1. */
export function monthlyRate(annual: number): number {
  return growth(annual, 1 / 12);
}

/** The equal monthly payment, in unrounded pence, that repays a principal at an effective annual rate. */
export function levelPayment(principalPence: number, annual: number, termMonths: number): number {
  const monthly = monthlyRate(annual);
  return monthly === 0
    ? principalPence / termMonths
    : (principalPence * monthly) / -growth(annual, -termMonths / 12);
}
