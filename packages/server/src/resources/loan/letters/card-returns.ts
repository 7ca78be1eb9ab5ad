import { longDay } from '@fairlead/core/calendar/display';
import { CARD_RETURNS, isCardReturn } from '@fairlead/core/collection/card-returns';
import type { LoanEvent, LoanEventOf } from '@fairlead/core/loan/events';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import type { LoanChange } from '../record-events.ts';
import type { LoanLetter } from './loan-letter.ts';
import { isReopening } from './reopened.ts';

const isTakenBack = (event: LoanEvent): event is LoanEventOf<'payment-reversed'> =>
  event.kind === 'payment-reversed' && isCardReturn(event.reason);

const isRestored = (event: LoanEvent): event is LoanEventOf<'payment-received'> =>
  event.kind === 'payment-received' && event.restores !== undefined && event.method === 'card';

const isRefunded = (event: LoanEvent): event is LoanEventOf<'credit-refunded'> =>
  event.kind === 'credit-refunded' && event.method === 'card';

const sumOf = (events: readonly { readonly amount: number }[]): number =>
  events.reduce((sum, { amount }) => sum + amount, 0);

/** A card payment that was taken back: what is owed again, and what to do. Not where it opens a settled loan again. */
export const CARD_TAKEN_BACK: LoanLetter = {
  template: 'card-payment-taken-back',
  isCalledFor: (change) => change.fresh.some(isTakenBack) && !isReopening(change),
  content: (change) => ({
    subject: 'Your card payment was taken back',
    paragraphs: [whatWasTaken(change), ...whatIsOwed(change), 'We don’t charge a fee for this.'],
  }),
  text: ({ shortName, phone }) =>
    `${shortName}: your card payment was taken back. Sign in to see what you owe, or read our email. Questions: ${phone}`,
};

/** A part of it that still counts is credited again in the same change. */
function whatWasTaken({ fresh }: LoanChange): string {
  const taken = fresh.filter(isTakenBack);
  const gone = pence(sumOf(taken) - sumOf(fresh.filter(isRestored)));
  const { reason = '', valueOn } = taken[0] ?? {};
  const why = isCardReturn(reason) ? CARD_RETURNS[reason] : '';
  return `${valueOn ? `From ${longDay(valueOn)}, ` : ''}${formatPounds(gone)} that you paid by card no longer counts. ${why}`;
}

function whatIsOwed({
  projection: { isActive, leftToPay, arrears, outstanding },
}: LoanChange): readonly string[] {
  const left = isActive ? leftToPay : outstanding;
  return [
    ...(left > 0 ? [`You have ${formatPounds(left)} left to pay.`] : []),
    ...(arrears.amount > 0
      ? [
          `${formatPounds(arrears.amount)} of it is overdue. You can pay it on your loan’s page. If that’s hard, talk to us: we’ll look for a way that works for you.`,
        ]
      : []),
    'If you didn’t ask for this, contact your bank and then us.',
  ];
}

/** Money of a card payment that counts again. */
export const CARD_RESTORED: LoanLetter = {
  template: 'card-payment-restored',
  isCalledFor: ({ fresh }) => fresh.some(isRestored) && !fresh.some(isTakenBack),
  content: ({ fresh, projection: { isActive, leftToPay, creditBalance } }) => ({
    subject: 'Your card payment counts again',
    paragraphs: [
      `${formatPounds(pence(sumOf(fresh.filter(isRestored))))} that had gone back to your card has come back to us, and counts again.`,
      ...(isActive ? [`You have ${formatPounds(leftToPay)} left to pay.`] : []),
      ...(creditBalance > 0
        ? [
            `You paid ${formatPounds(creditBalance)} more than was needed. If it isn’t back on your card within 10 working days, contact us.`,
          ]
        : []),
    ],
  }),
};

/** An overpayment that goes back to the card. */
export const OVERPAYMENT_REFUNDED: LoanLetter = {
  template: 'overpayment-refunded',
  isCalledFor: ({ fresh }) => fresh.some(isRefunded),
  content: ({ fresh, loan: { reference } }) => ({
    subject: 'We’re sending your overpayment back',
    paragraphs: [
      `You paid ${formatPounds(pence(sumOf(fresh.filter(isRefunded))))} more than was needed on your loan ${reference}. We’ve sent it back to the card you paid with.`,
      'Most banks show it within 10 working days. If it hasn’t arrived by then, contact us.',
    ],
  }),
};
