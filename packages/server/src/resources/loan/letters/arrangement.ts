import { whyNoArrangement } from '@fairlead/core/arrangement/eligibility';
import { planOutcome } from '@fairlead/core/arrangement/plan-outcome';
import { longDay, monthAndYear } from '@fairlead/core/calendar/display';
import type { LoanEvent, LoanEventOf } from '@fairlead/core/loan/events';
import { isInterestAhead } from '@fairlead/core/loan/read/interest-ahead';
import type { Arrangement } from '@fairlead/core/loan/read/arrangement';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { LoanChange } from '../record-events.ts';
import { FREE_ADVICE } from './free-advice.ts';
import type { LoanLetter } from './loan-letter.ts';

const endedAs =
  (reason: 'kept' | 'broken') =>
  (event: LoanEvent): event is LoanEventOf<'arrangement-ended'> =>
    event.kind === 'arrangement-ended' && event.reason === reason;

/** Short, because the borrower read all of it before agreeing, and the plan's page has the rest. */
const CREDIT_FILE = 'Your credit file will show an arrangement to pay for 6 years.';

/** A plan that the borrower has just agreed. */
export const ARRANGEMENT_AGREED: LoanLetter = {
  template: 'arrangement-agreed',
  isCalledFor: ({ fresh, projection }) =>
    projection.arrangement !== null && fresh.some(({ kind }) => kind === 'arrangement-agreed'),
  content: ({ projection: { arrangement }, loan, history }) => ({
    subject: 'Your payment plan',
    paragraphs: arrangement ? agreedIn(arrangement, loan, history) : [],
  }),
  actionLabel: 'See your plan',
};

function agreedIn(
  arrangement: Arrangement,
  { agreement, reference }: LoanChange['loan'],
  history: readonly LoanEvent[],
): readonly string[] {
  const { payments, endsOn, paidBy } = arrangement;
  const { total, overdueAfter, nextPayment } = planOutcome(agreement, history, arrangement);
  const [first, last] = [payments[0], payments.at(-1)];
  return [
    ...(first && last
      ? [
          `You’ll pay ${formatWholePounds(first.amount)} ${first === last ? `on ${longDay(first.collectOn)}` : `a month until ${monthAndYear(last.dueOn)}, ${formatWholePounds(total)} in total, first on ${longDay(first.collectOn)}`}. ${paidBy === 'direct-debit' ? 'We’ll collect it by Direct Debit.' : 'You pay by card or from your bank.'}`,
        ]
      : []),
    [
      `Until ${longDay(endsOn)} we add no interest or fee, and don’t collect your usual payments.`,
      ...(overdueAfter > 0
        ? [`If you make every payment, ${formatWholePounds(overdueAfter)} will still be overdue then.`]
        : []),
      ...(nextPayment
        ? [
            `Your usual payments start again with ${formatWholePounds(nextPayment.amount)} on ${longDay(nextPayment.dueOn)}.`,
          ]
        : []),
    ].join(' '),
    CREDIT_FILE,
    `If something changes, talk to us before a payment is due. Your loan’s reference is ${reference}.`,
    FREE_ADVICE,
  ];
}

/** Another plan is offered only where the loan's page offers one too. */
const canPlanAgain = ({ projection, history }: LoanChange): boolean =>
  whyNoArrangement(projection, history) === null;

/** A plan that ended with every payment made. */
export const ARRANGEMENT_KEPT: LoanLetter = {
  template: 'arrangement-kept',
  isCalledFor: ({ fresh, projection }) => projection.isActive && fresh.some(endedAs('kept')),
  content: (change) => {
    const { arrears, rows } = change.projection;
    const next = rows.find(({ status }) => status === 'upcoming');
    return {
      subject: 'You’ve completed your payment plan',
      paragraphs: [
        'Thank you. You made every payment of your plan.',
        ...(next
          ? [
              `Your usual payments start again: ${formatWholePounds(next.payment)} is due on ${longDay(next.dueOn)}. Interest is added again from today.`,
            ]
          : []),
        ...(arrears.amount > 0
          ? [
              `${formatWholePounds(arrears.amount)} is still overdue. ${canPlanAgain(change) ? 'On your loan’s page you can pay some or all of it, or set up another plan.' : 'On your loan’s page you can pay some or all of it.'} You can also talk to us. You don’t have to pay it all at once.`,
            ]
          : ['Nothing is overdue.']),
        FREE_ADVICE,
        `Your loan’s reference is ${change.loan.reference}.`,
      ],
    };
  },
};

/** After the last agreed day none is added. */
const interestOf = ({ projection: { rows, asOf }, loan }: LoanChange): string =>
  isInterestAhead(rows, loan.agreement.instalments.length, asOf)
    ? 'Interest is added again from today. '
    : '';

/** A plan that ended because a payment was missed: what the borrower can do comes first. */
export const ARRANGEMENT_BROKEN: LoanLetter = {
  template: 'arrangement-broken',
  isCalledFor: ({ fresh, projection }) => projection.isActive && fresh.some(endedAs('broken')),
  content: (change) => {
    const { arrears, rows } = change.projection;
    const next = rows.find(({ status }) => status === 'upcoming');
    return {
      subject: 'Your payment plan has ended',
      paragraphs: [
        canPlanAgain(change)
          ? 'On your loan’s page you can set up another plan, or pay what you can. Or call or email us, and tell us what changed.'
          : 'Call or email us, and tell us what changed: we’ll look for something that lasts. On your loan’s page you can pay what you can.',
        FREE_ADVICE,
        `A payment of your plan didn’t reach us, so the plan has ended. ${formatWholePounds(arrears.amount)} is overdue. ${interestOf(change)}There is no fee.`,
        ...(next
          ? [`Your next usual payment is ${formatWholePounds(next.payment)} on ${longDay(next.dueOn)}.`]
          : []),
        `Your credit file shows your payments as late, and no longer that you have an arrangement to pay. Your loan’s reference is ${change.loan.reference}.`,
      ],
    };
  },
  actionLabel: 'See what you can do',
};
