import { addMonths, type Day } from '../calendar/day.ts';
import { pence, sumPence, type Pence } from '../money/pence.ts';
import { COMPENSATION_LIMITS, type SettlementRules } from './settlement-rules.ts';
import type { DatedAmount } from './statutory-balance.ts';

export type EarlyPayment = {
  readonly paidOn: Day;
  readonly payment: Pence;
  /** Other early payments under the agreement. Only those of the last twelve months count. */
  readonly earlier: readonly DatedAmount[];
  readonly isRateFixed: boolean;
  /** When the agreement would have ended. */
  readonly endsOn: Day;
  /** Interest that would have been paid from the day of payment to the end. */
  readonly interestSaved: Pence;
};

export type Compensation = EarlyPayment & {
  /** Early payments of twelve months, this one included. */
  readonly paidInTwelveMonths: Pence;
  /** Null when it may be claimed. */
  readonly notClaimed: 'product' | 'rate-not-fixed' | 'under-threshold' | null;
  readonly fraction: number;
  readonly maximum: Pence;
};

/**
 * The maximum that may be claimed for an early payment (Consumer Credit Act 1974, s.95A): only while the rate is fixed
 * and only when the early payments of twelve months exceed £8,000; 1 % of the payment when more than a year is left,
 * otherwise 0.5 %, and never more than the interest it saves. Rounded down. It is a ceiling: the claim itself must
 * be fair and a real cost.
 *
 * Assumed: the percentage is of this whole payment, not of what exceeds £8,000, and a payment that carries the total
 * over £8,000 does not reach back to earlier ones.
 */
export function compensationCap(early: EarlyPayment, rules: SettlementRules): Compensation {
  const { paidOn, payment, earlier, endsOn, interestSaved } = early;
  const since = addMonths(paidOn, -12);
  const counted = earlier.filter(({ on }) => on > since && on <= paidOn);
  const paidInTwelveMonths = sumPence([payment, ...counted.map(({ amount }) => amount)]);
  const isOverAYear = endsOn > addMonths(paidOn, 12);
  const fraction = isOverAYear ? COMPENSATION_LIMITS.overAYearLeft : COMPENSATION_LIMITS.otherwise;
  const notClaimed = reasonNotClaimed(early, paidInTwelveMonths, rules);
  const ofPayment = Math.floor(Math.round(payment * fraction * 1000) / 1000);
  const maximum = notClaimed === null ? pence(Math.max(0, Math.min(ofPayment, interestSaved))) : pence(0);
  return { ...early, paidInTwelveMonths, notClaimed, fraction, maximum };
}

function reasonNotClaimed(
  { isRateFixed }: EarlyPayment,
  paidInTwelveMonths: Pence,
  { claimsCompensation }: SettlementRules,
): Compensation['notClaimed'] {
  if (!claimsCompensation) return 'product';
  if (!isRateFixed) return 'rate-not-fixed';
  return paidInTwelveMonths > COMPENSATION_LIMITS.threshold ? null : 'under-threshold';
}
