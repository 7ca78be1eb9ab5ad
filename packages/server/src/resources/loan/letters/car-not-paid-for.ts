import type { Agreement } from '@fairlead/core/loan/agreement';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { longDay } from '@fairlead/core/calendar/display';
import {
  isAccountWrong,
  isFigureNeeded,
  PAYOUT_PROBLEM_WORDS,
  type PayoutProblemReason,
} from '@fairlead/core/loan/payout-reasons';
import type { LoanLetter } from './loan-letter.ts';

/** The old lender no longer settles for the figure, or its bank did not take it: nothing was paid to anyone. */
const newFigureNeeded =
  (reason: PayoutProblemReason) =>
  ({ hire }: Agreement, reference: string, until: string) => {
    const lender = hire?.existingAgreement.lender ?? 'your old lender';
    return {
      subject: 'We need a new settlement figure',
      paragraphs: [
        `${PAYOUT_PROBLEM_WORDS[reason]} Nothing has been paid for your agreement ${reference}, your car hasn’t been sold, and you owe us nothing.`,
        `Ask ${lender} for a new settlement figure and give it to us by the end of ${until}. You then read and sign your documents again, because they name the figure and the day we pay it. The interest rate stays the same.`,
        'If you don’t give a new figure by then, we’ll cancel the agreement. That costs you nothing.',
      ],
    };
  };

/** There is no account of the old lender that we know: nothing was paid to anyone. */
function lenderNotPaid({ hire }: Agreement, reference: string, until: string) {
  const lender = hire?.existingAgreement.lender ?? 'your old lender';
  return {
    subject: 'We couldn’t pay your old lender',
    paragraphs: [
      `We don’t have bank details for ${lender}. Nothing has been paid for your agreement ${reference}, your car hasn’t been sold, and you owe us nothing.`,
      `Call us with the reference ${reference}, so that we can find the right company with you.`,
      `If this isn’t solved by the end of ${until}, we’ll cancel the agreement. That costs you nothing.`,
    ],
  };
}

/** The old lender of a hire purchase could not be paid: nothing was paid to anyone. */
export const CAR_NOT_PAID_FOR: LoanLetter = {
  template: 'payout-problem',
  isCalledFor: ({ fresh, projection: { payoutProblem } }) =>
    payoutProblem !== null &&
    !isAccountWrong(payoutProblem.reason) &&
    fresh.some(({ kind }) => kind === 'payout-held' || kind === 'payout-returned'),
  content: ({ loan: { agreement, reference }, projection: { payoutProblem } }) => {
    const until = longDay(payoutProblem?.accountUntil ?? agreement.signedOn);
    const reason = payoutProblem?.reason ?? 'settlement-expired';
    const content = isFigureNeeded(reason) ? newFigureNeeded(reason) : lenderNotPaid;
    return content(agreement, reference, until);
  },
  actionLabel: 'See what to do',
  text: ({ shortName, phone }) =>
    `${shortName}: we couldn't pay your old lender. Nothing has been paid or sold. Our email says what to do. Questions: ${phone}`,
};

type PartNotPaid = Extract<LoanEvent, { kind: 'payout-returned' | 'payout-held' }>;

const isPartNotPaid = (event: LoanEvent): event is PartNotPaid =>
  event.kind === 'payout-returned' || event.kind === 'payout-held';

/** Whether a check of ours stopped it, so that nothing was sent. */
const isNotSent = ({ kind, reason }: PartNotPaid): boolean => kind === 'payout-held' && reason !== 'rejected';

function whatHappened(event: PartNotPaid, lender: string): string {
  if (event.reason && isNotSent(event)) return PAYOUT_PROBLEM_WORDS[event.reason];
  return event.payee === 'old-lender'
    ? `What we paid ${lender} to settle your old agreement was refused or came back, so that agreement is not settled yet.`
    : 'Your bank did not accept your part of the price of the car.';
}

function whatComesNext({ payee }: PartNotPaid, lender: string, reference: string): string {
  const call = `You can call us as well, with the reference ${reference}.`;
  return payee === 'old-lender'
    ? `Ask ${lender} for a new settlement letter, so that we can pay it again. Our team will contact you and ${lender} within one working day. ${call}`
    : `Our team is looking into it and will contact you within one working day. ${call}`;
}

/** One of the two payouts of a hire purchase came back, was refused or was not sent, after the other had arrived. */
export const PAYOUT_PART_PROBLEM: LoanLetter = {
  template: 'payout-part-problem',
  isCalledFor: ({ fresh, loan: { agreement }, projection }) =>
    agreement.hire !== undefined && projection.disbursedOn !== null && fresh.some(isPartNotPaid),
  content: ({ fresh, loan: { agreement, reference } }) => {
    const parts = fresh.filter(isPartNotPaid);
    const part = parts.find(({ payee }) => payee === 'old-lender') ?? parts[0];
    const lender = agreement.hire?.existingAgreement.lender;
    if (!part || !lender) throw new Error(`of ${reference} no part of a price is unpaid`);
    const what = whatHappened(part, lender);
    if (part.reason === 'loan-ended')
      return {
        subject: 'Part of the price won’t be paid',
        paragraphs: [
          `${what} We haven’t sent it, and you owe nothing on it.`,
          `Questions? Call us with the reference ${reference}.`,
        ],
      };
    return {
      subject: isNotSent(part) ? 'Part of the price hasn’t been paid yet' : 'Part of your money came back',
      paragraphs: [
        `${what} That amount is with us. Nothing is owed on it, and no interest is charged on it, until it is paid.`,
        whatComesNext(part, lender, reference),
        'We never ask for your bank details by email, text or phone: you add an account when you are signed in.',
      ],
    };
  },
};
