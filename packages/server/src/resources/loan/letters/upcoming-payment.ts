import type { BrandDictionary } from '@fairlead/brands/brand-record';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { fullDay, weekdayName } from '@fairlead/core/calendar/display';
import type { UpcomingCollection } from '@fairlead/core/collection/upcoming-collection';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { BorrowerLetter } from '../../outbox/write-to-borrower.ts';
import { FREE_ADVICE } from './free-advice.ts';

export interface UpcomingPayment extends UpcomingCollection {
  readonly loanId: string;
  /** The last four digits of the account. */
  readonly ending: string;
  /** Whether the payment day can be changed, besides paying another way. */
  readonly canMove: boolean;
}

/** What is collected next, when and from where, and what to do if the money is not there. */
export function upcomingPaymentLetter(payment: UpcomingPayment): BorrowerLetter {
  const { amount, attempt, collectOn, changeUntil, ending, canMove, loanId } = payment;
  return {
    subject: `${formatPounds(amount)} on ${weekdayName(collectOn)}`,
    figure: {
      label: attempt === 1 ? 'Your next payment' : 'Your payment, again',
      value: formatPounds(amount),
      note: `By Direct Debit on ${fullDay(collectOn)}`,
    },
    paragraphs: [
      attempt === 1
        ? `We’ll collect your payment of ${formatPounds(amount)} by Direct Debit on ${fullDay(collectOn)}, from your account ending ${ending}.`
        : `A payment didn’t go through. We’ll try again by Direct Debit on ${fullDay(collectOn)}, from your account ending ${ending}, unless you pay it another way before then.`,
      `Not enough in it? ${waysOut(canMove)} by the end of ${fullDay(changeUntil)}. After that the payment is on its way to your bank and can’t be changed.`,
      'If you can’t pay at the moment, talk to us: we’ll look for a way that works for you.',
      ...(attempt === 1 ? [] : [FREE_ADVICE]),
    ],
    action: { label: 'See your ways to pay', path: loanPath(loanId) },
  };
}

const waysOut = (canMove: boolean): string =>
  canMove ? 'Choose another payment day or pay another way' : 'Pay another way';

/** The same in a text message of at most 160 characters. */
export function upcomingPaymentText({ amount, collectOn, changeUntil, ending }: UpcomingPayment) {
  return ({ shortName }: BrandDictionary): string =>
    `${shortName}: ${formatPounds(amount)} by Direct Debit on ${weekdayName(collectOn)}, account ending ${ending}. Not enough in it? Sign in by the end of ${weekdayName(changeUntil)}.`;
}
