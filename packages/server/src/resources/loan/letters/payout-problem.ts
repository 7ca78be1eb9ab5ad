import type { Agreement } from '@fairlead/core/loan/agreement';
import { longDay } from '@fairlead/core/calendar/display';
import { PAYOUT_PROBLEM_WORDS } from '@fairlead/core/loan/payout-reasons';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { LoanLetter } from './loan-letter.ts';

/** The old lender no longer settles for the figure that was agreed: nothing was paid to anyone. */
function newFigureNeeded({ hire }: Agreement, reference: string, until: string) {
  const lender = hire?.existingAgreement.lender ?? 'your old lender';
  return {
    subject: 'We need a new settlement figure',
    paragraphs: [
      `${PAYOUT_PROBLEM_WORDS['settlement-expired']} Nothing has been paid for your agreement ${reference}, your car hasn’t been sold, and you owe us nothing.`,
      `Ask ${lender} for a new settlement figure and give it to us by the end of ${until}. You then read and sign your documents again, because they name the figure and the day of the money. The APR stays the same.`,
      'If you don’t give a new figure by then, we’ll cancel the agreement. That costs you nothing.',
    ],
  };
}

/** The money came back, or was not sent after the account was checked again. */
export const PAYOUT_PROBLEM: LoanLetter = {
  template: 'payout-problem',
  isCalledFor: ({ fresh, projection }) =>
    projection.payoutProblem !== null &&
    fresh.some(({ kind }) => kind === 'payout-returned' || kind === 'payout-held'),
  content: ({ loan: { agreement, reference }, projection: { payoutProblem } }) => {
    const reason = payoutProblem?.reason ?? 'returned';
    const until = longDay(payoutProblem?.accountUntil ?? agreement.signedOn);
    if (reason === 'settlement-expired') return newFigureNeeded(agreement, reference, until);
    return {
      subject: 'We couldn’t pay you',
      paragraphs: [
        `${PAYOUT_PROBLEM_WORDS[reason]} The ${formatWholePounds(agreement.credit)} of your loan ${reference} is with us, and you owe nothing.`,
        `Add another account in your own name by the end of ${until}. You then read and sign your documents again, because they name the account and the day of the money. The APR stays the same.`,
        'If you don’t add another account by then, we’ll cancel the loan. That costs you nothing.',
        'Sign in as you usually do. We never ask for your bank details by email, text or phone.',
      ],
    };
  },
  actionLabel: 'Add another account',
  text: ({ shortName, phone }) =>
    `${shortName}: we couldn't pay your loan into your account. Sign in to add another account. Our email says why. Questions: ${phone}`,
};

/** One of the two payouts of a hire purchase came back, or was refused, after the other had arrived. */
export const PAYOUT_PART_PROBLEM: LoanLetter = {
  template: 'payout-part-problem',
  isCalledFor: ({ fresh, loan: { agreement }, projection }) =>
    agreement.hire !== undefined &&
    projection.disbursedOn !== null &&
    fresh.some(({ kind }) => kind === 'payout-returned' || kind === 'payout-held'),
  content: ({ fresh, loan: { agreement, reference } }) => {
    const isOldLender = fresh.some(
      (event) => event.kind === 'payout-returned' && event.payee === 'old-lender',
    );
    const { lender } = agreement.hire?.existingAgreement ?? { lender: 'Your old lender' };
    const what = isOldLender
      ? `${lender} sent back what we paid to settle your old agreement.`
      : 'Your bank did not take the part of the price of your car that goes to you.';
    return {
      subject: 'Part of your money came back',
      paragraphs: [
        `${what} That amount is with us. Nothing is owed on it, and no interest is charged on it, until it is paid.`,
        `Our team is looking into it and will contact you within one working day. You can call us as well, with the reference ${reference}.`,
        'We never ask for your bank details by email, text or phone: you add an account when you are signed in.',
      ],
    };
  },
  actionLabel: 'See your loan',
};

/** No other account was given in time. */
export const LOAN_CANCELLED: LoanLetter = {
  template: 'loan-cancelled',
  isCalledFor: ({ fresh }) =>
    fresh.some((event) => event.kind === 'cancelled' && event.reason === 'not-paid-out'),
  content: ({ loan: { agreement, reference } }) => ({
    subject: 'We’ve cancelled your loan',
    paragraphs: [
      `We couldn’t pay the ${formatWholePounds(agreement.credit)} of your loan ${reference}, and no other account was added in time. The agreement has ended and you owe nothing.`,
      'We’ll end the Direct Debit Mandate. No payment will be taken.',
      'You can apply again whenever you like.',
    ],
  }),
  actionLabel: 'See your loan',
};
