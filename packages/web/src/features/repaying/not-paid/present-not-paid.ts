import { rateThatStays, type ProductId } from '@fairlead/core/pricing/product-dates';
import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { isFigureNeeded, PAYOUT_PROBLEM_WORDS } from '@fairlead/core/loan/payout-reasons';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { Step } from '@fairlead/ui/section/Steps';
import type { Loan } from '../../../resources/loan.ts';

export type NotPaidWords = { amount: string; because: string; steps: readonly Step[]; ifNot: string };

/** A loan whose money did not reach the borrower: why, and what to do until when. */
export function presentNotPaid(
  { amount }: Pick<Loan, 'amount'>,
  { reason, accountUntil }: NonNullable<Loan['payoutProblem']>,
  productId: ProductId,
): NotPaidWords {
  return {
    amount: formatWholePounds(amount),
    because: PAYOUT_PROBLEM_WORDS[reason],
    steps: [
      firstStep(reason, fullDay(accountUntil)),
      {
        title: 'Read and sign your new documents',
        text: `They show what has changed and the day we send the money. The ${rateThatStays(productId)} stays the same. You see every figure before you sign.`,
      },
      { title: 'We send the money', text: 'On the day you sign. It usually arrives within 2 hours.' },
    ],
    ifNot: `If you do nothing, we’ll cancel the loan after ${longDay(accountUntil)}. That costs you nothing.`,
  };
}

function firstStep(reason: NonNullable<Loan['payoutProblem']>['reason'], until: string): Step {
  if (isFigureNeeded(reason))
    return {
      title: 'Enter a new settlement figure',
      text: `Ask your finance company for it, and enter it by the end of ${until}.`,
    };
  if (reason === 'lender-unknown')
    return {
      title: 'Call us',
      text: `We’ll find the right company with you, by the end of ${until}.`,
    };
  return {
    title: 'Add another account',
    text: `In your own name, by the end of ${until}. We’ll check the name with your bank.`,
  };
}
