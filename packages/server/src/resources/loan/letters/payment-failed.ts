import { addDays } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { isCardReturn } from '@fairlead/core/collection/card-returns';
import { directDebitReason } from '@fairlead/core/collection/direct-debit-reasons';
import { needsDirectDebit } from '@fairlead/core/collection/new-instruction';
import { representationsOf } from '@fairlead/core/collection/representation';
import type { LoanEvent, LoanEventOf } from '@fairlead/core/loan/events';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { LoanChange } from '../record-events.ts';
import type { LoanLetter } from './loan-letter.ts';
import { FREE_ADVICE } from './free-advice.ts';
import { isReopening } from './reopened.ts';

type Failure = LoanEventOf<'payment-failed'> | LoanEventOf<'payment-reversed'>;

/** Cards have letters of their own. */
const isWrittenAbout = (event: LoanEvent): event is Failure =>
  (event.kind === 'payment-failed' || event.kind === 'payment-reversed') && !isCardReturn(event.reason);

/**
 * A payment that was not collected or was taken back: what to do, when it is presented again, and why. One that opens
 * a settled loan again has a letter of its own.
 */
export const PAYMENT_FAILED: LoanLetter = {
  template: 'payment-failed',
  isCalledFor: (change) => change.fresh.some(isWrittenAbout) && !isReopening(change),
  content: (change) => ({
    subject: 'Your payment didn’t go through',
    paragraphs: [
      ...whatToDo(change),
      ...change.fresh.filter(isWrittenAbout).map(whatFailed),
      'We don’t charge a fee for this.',
      FREE_ADVICE,
    ],
  }),
  text: ({ shortName, phone }) =>
    `${shortName}: your payment didn't go through. Sign in to see what happens next, or read our email. Questions: ${phone}`,
};

function whatFailed({ kind, amount, valueOn, reason }: Failure): string {
  const what =
    kind === 'payment-failed'
      ? `Your payment of ${formatPounds(amount)} on ${longDay(valueOn)} wasn’t collected.`
      : `Your payment of ${formatPounds(amount)} was taken back on ${longDay(valueOn)}.`;
  return [what, directDebitReason(reason)?.words ?? ''].join(' ').trim();
}

function whatToDo({ projection, history }: LoanChange): readonly string[] {
  const [again] = representationsOf(projection, history);
  if (again) {
    return [
      `You can pay it another way now. You can also pick another day for the next try on your loan’s page, until the end of ${longDay(addDays(again.submitOn, -1))}.`,
      `We’ll try again on ${longDay(again.collectOn)}, unless it’s paid before then. Make sure that the money is in the account on the day.`,
    ];
  }
  const needsMandate = needsDirectDebit(projection) && !projection.isMandateActive;
  return [
    'You can pay it on your loan’s page, or talk to us: we’ll look for a way that works for you. We won’t try this payment again.',
    ...(needsMandate ? ['Your Direct Debit isn’t active. You can set it up again on your loan’s page.'] : []),
  ];
}
