import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { Loan, ScheduledPayment } from '../../resources/loan.ts';
import { rowsOf } from './rows-of.ts';
import { counted, monthOf } from './words.ts';

export type PresentedArrears = {
  heading: string;
  intro: string;
  amount: string;
  since: string;
  /** A collection that is under way and may put it right. */
  onItsWay: string | null;
  /** What the bank said of the last collection that failed. */
  bankSaid: string | null;
  whatHappens: readonly string[];
};

/** Arrears in words: the options come first, the amount after them. */
export function presentArrears(loan: Loan): PresentedArrears | null {
  const { arrears } = loan;
  if (arrears.since === null) return null;
  const isFirst = arrears.instalments === 1;
  return {
    heading: isFirst
      ? `We haven’t received your ${monthOf(arrears.since).split(' ')[0]} payment`
      : `We haven’t received ${counted(arrears.instalments, 'payment')}`,
    intro: isFirst
      ? 'You can put this right. These are your options.'
      : 'If money is tight, talk to us. These are your options.',
    amount: formatPounds(arrears.amount),
    since: isFirst
      ? `Due on ${longDay(arrears.since)}, ${counted(arrears.days, 'day')} ago`
      : `${counted(arrears.instalments, 'payment')}, the first due on ${longDay(arrears.since)}, ${counted(arrears.days, 'day')} ago`,
    onItsWay: onItsWay(loan),
    bankSaid: loan.historicalRepayments?.findLast(({ reason }) => reason)?.reason ?? null,
    whatHappens: [
      'We don’t charge a late fee, or interest on interest. Interest continues at your normal rate until you pay.',
      ...nextCollection(loan),
      isFirst
        ? 'A missed payment can be recorded on your credit file.'
        : 'Missed payments can be recorded on your credit file for six years, and make credit harder to get.',
      ...(isFirst ? [] : ['The sooner you contact us, the more we can help.']),
    ],
  };
}

function onItsWay({ pendingRepayments = [], nextAttempt }: Loan): string | null {
  const [first] = pendingRepayments;
  if (!first) {
    return (
      nextAttempt &&
      `We’ll try to collect ${formatPounds(nextAttempt.amount)} again on ${fullDay(nextAttempt.collectOn)}, unless you pay it before then.`
    );
  }
  return `We’re collecting ${formatPounds(first.amount)} on ${fullDay(first.collectOn)}. If you plan to pay it another way, tell us first.`;
}

function nextCollection(loan: Loan): string[] {
  const coming = rowsOf(loan).find(isToCome);
  if (!coming || !loan.isMandateActive) return [];
  return [
    `Your next monthly payment, ${formatPounds(coming.amount)}, is still collected on ${fullDay(coming.collectOn)}.`,
  ];
}

function isToCome({ status }: ScheduledPayment): boolean {
  return status === 'upcoming' || status === 'due';
}
