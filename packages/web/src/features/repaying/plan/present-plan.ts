import { displayDay, fullDay, longDay } from '@fairlead/core/calendar/display';
import { isInterestAhead } from '@fairlead/core/loan/read/interest-ahead';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import type { Loan } from '../../../resources/loan.ts';
import { accountWords } from '../present-next-payment.ts';
import { rowsOf } from '../rows-of.ts';
import { fromNow } from '../words.ts';

type Plan = NonNullable<Loan['arrangement']>;
type Payment = Plan['payments'][number];

/** The day that counts for the borrower: the one of the collection, or by which they pay. */
const dayOf = ({ dueOn, collectOn }: Payment, { paidBy }: Plan) =>
  paidBy === 'direct-debit' ? collectOn : dueOn;

const STATUS: Readonly<Record<Payment['status'], (payment: Payment) => string>> = {
  kept: () => 'Paid',
  upcoming: ({ paid }) => (paid > 0 ? `${formatPounds(paid)} paid` : 'To come'),
  broken: ({ paid }) => (paid > 0 ? `${formatPounds(paid)} received` : 'Not received'),
};

export type PresentedPlan = {
  heading: string;
  /** Null once every payment of the plan is made. */
  next: { label: string; amount: string; text: string; isPaidByBorrower: boolean } | null;
  /** A payment that did not reach us, until the plan is over for it. */
  problem: string | null;
  payments: readonly { id: string; day: string; status: string; amount: string }[];
  dayHeading: string;
  figures: readonly { label: string; value: string }[];
  points: readonly string[];
};

/** A plan under way: the next payment first, then the status of each. */
export function presentPlan(loan: Loan): PresentedPlan | null {
  const { arrangement: plan, arrears, leftToPay } = loan;
  if (plan === null) return null;
  const broken = plan.payments.find(({ status }) => status === 'broken');
  return {
    heading: `Your payment plan until ${longDay(plan.endsOn)}`,
    next: nextOf(plan, loan),
    problem: broken
      ? `The payment of ${formatWholePounds(broken.amount)} due on ${longDay(broken.dueOn)} didn’t reach us, so your plan is about to end. Pay it now, or talk to us.`
      : null,
    payments: plan.payments.map((payment) => ({
      id: payment.dueOn,
      day: displayDay(dayOf(payment, plan)),
      status: STATUS[payment.status](payment),
      amount: formatPounds(payment.amount),
    })),
    dayHeading: plan.paidBy === 'direct-debit' ? 'Collected on' : 'Pay by',
    figures: [
      { label: 'Overdue', value: formatPounds(arrears.amount) },
      { label: 'Left to pay in total', value: formatPounds(leftToPay) },
    ],
    points: [
      `We add no interest until ${longDay(plan.endsOn)}. Until then we don’t collect your usual payments.`,
      plan.overdueAfter > 0
        ? `If you make every payment, ${formatWholePounds(plan.overdueAfter)} will still be overdue at the end. We’ll look at that with you then.`
        : 'If you make every payment, nothing will be overdue at the end.',
      'You can pay more at any time. It counts towards your plan.',
    ],
  };
}

function nextOf(plan: Plan, loan: Loan): PresentedPlan['next'] {
  const payment = plan.payments.find(({ status }) => status === 'upcoming');
  if (!payment) return null;
  const on = dayOf(payment, plan);
  const isPaidByBorrower = plan.paidBy === 'borrower';
  const when = [fullDay(on), fromNow(on, loan.asOf)].filter(Boolean).join(', ');
  return {
    label: isPaidByBorrower ? `By ${when}` : when,
    amount: formatPounds(payment.amount),
    text: isPaidByBorrower
      ? 'You pay it by card or from your bank.'
      : `By Direct Debit from ${accountWords(loan)}. You don’t need to do anything, as long as the money is there on the day.`,
    isPaidByBorrower,
  };
}

type Ended = NonNullable<Loan['endedArrangement']>;

/** How a plan ended, and what that means from then on: after the last agreed day neither interest nor usual payments. */
export function presentPlanOver(loan: Loan, { outcome, endedOn }: Ended): { title: string; text: string } {
  const continues = isInterestAhead(rowsOf(loan), loan.term, endedOn);
  return outcome === 'kept'
    ? {
        title: 'You made every payment of your plan',
        text: `Thank you. It ended on ${longDay(endedOn)}${continues ? ', and your usual payments have started again' : ''}.`,
      }
    : {
        title: `Your payment plan ended on ${longDay(endedOn)}`,
        text: `A plan payment didn’t reach us. ${continues ? 'Interest is added again from that day, and there is no fee.' : 'There is no fee.'} If something has changed, tell us: we’ll look for a way that works for you.`,
      };
}
