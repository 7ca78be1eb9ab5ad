import { addMonths, type Day } from '../calendar/day.ts';
import { pence, sumPence, type Pence } from '../money/pence.ts';
import { COMPENSATION_LIMITS, type SettlementRules } from './settlement-rules.ts';
import type { DatedAmount } from './statutory-balance.ts';

export type EarlyPayment = {
  readonly paidOn: Day;
  readonly payment: Pence;
  /** Other early payments under the agreement; only those of the last twelve months count. */
  readonly earlier: readonly DatedAmount[];
  readonly isRateFixed: boolean;
  /** The date on which the agreement would have ended. */
  readonly endsOn: Day;
  /** Interest from the payment to the end that the payment saves. */
  readonly interestSaved: Pence;
};

export type Compensation = EarlyPayment & {
  /** Early payments in twelve months, including this one. */
  readonly paidInTwelveMonths: Pence;
  /** Null when compensation can be claimed. */
  readonly notClaimed: 'product' | 'rate-not-fixed' | 'under-threshold' | null;
  readonly fraction: number;
  readonly maximum: Pence;
};

/**
 * The maximum that can be claimed for an early payment (Consumer Credit Act 1974, s.95A): only while the rate is
 * fixed and the early payments in twelve months exceed £8,000; 1 % of the payment when more than a year is left,
 * otherwise 0.5 %, and never more than the interest it saves. Rounded down. This is a ceiling: the claim itself must
 * be fair and a real cost.
 *
 * Assumptions: the percentage applies to this whole payment, not to the part above £8,000, and a payment that takes
 * the total over £8,000 does not apply it to earlier ones.
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
