import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import type { Loan } from '../../../resources/loan.ts';

export type PresentedReopening = {
  whatHappened: string;
  /** What fell due while the loan counted as paid off; null when that is nothing. */
  owed: { label: string; amount: string; why: string } | null;
  needsDirectDebit: boolean;
  points: readonly string[];
};

/** A re-opened settlement as the page leads with it; null once it leaves nothing to do. */
export function presentReopened(loan: Loan): PresentedReopening | null {
  const { reopening, isMandateActive, leftToPay } = loan;
  if (reopening === null || (reopening.owed === 0 && isMandateActive)) return null;
  const { settledOn, reopenedOn, payBy, owed } = reopening;
  return {
    whatHappened: `Some of the money that paid it off on ${longDay(settledOn)} was taken back by the bank. ${formatWholePounds(leftToPay)} is left to pay.`,
    owed:
      owed > 0
        ? {
            label: `To pay by ${fullDay(payBy)}`,
            amount: formatPounds(owed),
            why: 'It fell due while the loan counted as paid off. You can pay it in parts.',
          }
        : null,
    needsDirectDebit: !isMandateActive,
    points: [
      ...(isMandateActive
        ? []
        : [
            'Your Direct Debit ended when you paid off the loan, so we won’t collect anything automatically.',
          ]),
      `We charged no interest from ${longDay(settledOn)} to ${longDay(reopenedOn)}, and no fee.`,
      ...(owed > 0 ? [`Nothing counts as late until after ${longDay(payBy)}.`] : []),
    ],
  };
}
