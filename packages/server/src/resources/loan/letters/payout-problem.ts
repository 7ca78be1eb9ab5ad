import { rateThatStays } from '@fairlead/core/pricing/product-dates';
import { longDay } from '@fairlead/core/calendar/display';
import { isAccountWrong, PAYOUT_PROBLEM_WORDS } from '@fairlead/core/loan/payout-reasons';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { LoanLetter } from './loan-letter.ts';

/** The money came back, or was not sent after the account was checked again. */
export const PAYOUT_PROBLEM: LoanLetter = {
  template: 'payout-problem',
  isCalledFor: ({ fresh, projection }) =>
    projection.payoutProblem !== null &&
    isAccountWrong(projection.payoutProblem.reason) &&
    fresh.some(({ kind }) => kind === 'payout-returned' || kind === 'payout-held'),
  content: ({ loan: { agreement, reference }, projection: { payoutProblem } }) => {
    const reason = payoutProblem?.reason ?? 'returned';
    const until = longDay(payoutProblem?.accountUntil ?? agreement.signedOn);
    return {
      subject: 'We couldn’t pay you',
      paragraphs: [
        `${PAYOUT_PROBLEM_WORDS[reason]} The ${formatWholePounds(agreement.credit)} of your loan ${reference} is with us, and you owe nothing.`,
        `Add another account in your own name by the end of ${until}. You then read and sign your documents again, because they show the account and the day we send the money. The ${rateThatStays(agreement.productId)} stays the same.`,
        'If you don’t add another account by then, we’ll cancel the loan. That costs you nothing.',
        'Sign in as you usually do. We never ask for your bank details by email, text or phone.',
      ],
    };
  },
  actionLabel: 'Add another account',
  text: ({ shortName, phone }) =>
    `${shortName}: we couldn't pay your loan into your account. Sign in to add another account. Our email says why. Questions: ${phone}`,
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
};
