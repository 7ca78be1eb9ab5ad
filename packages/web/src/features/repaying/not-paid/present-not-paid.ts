import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { PAYOUT_PROBLEM_WORDS } from '@fairlead/core/loan/payout-reasons';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { Step } from '@fairlead/ui/section/Steps';
import type { Loan } from '../../../resources/loan.ts';

export type NotPaidWords = { amount: string; because: string; steps: readonly Step[]; ifNot: string };

/** A loan whose money did not reach the borrower: why, and what to do until when. */
export function presentNotPaid(
  { amount }: Pick<Loan, 'amount'>,
  { reason, accountUntil }: NonNullable<Loan['payoutProblem']>,
): NotPaidWords {
  return {
    amount: formatWholePounds(amount),
    because: PAYOUT_PROBLEM_WORDS[reason],
    steps: [
      {
        title: 'Add another account',
        text: `In your own name, by the end of ${fullDay(accountUntil)}. We check the name with your bank.`,
      },
      {
        title: 'Read and sign your new documents',
        text: 'They name the account and the day of the money. The APR stays the same. You see every figure before you sign.',
      },
      { title: 'We send the money', text: 'On the day you sign. It usually arrives within 2 hours.' },
    ],
    ifNot: `If you do nothing, we cancel the loan after ${longDay(accountUntil)}. That costs you nothing.`,
  };
}
