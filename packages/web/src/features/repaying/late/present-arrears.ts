import { addDays } from '@fairlead/core/calendar/day';
import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { collectionsAsAgreed, mostCollected } from '@fairlead/core/loan/read/grown-last-instalment';
import { isInterestAhead } from '@fairlead/core/loan/read/interest-ahead';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import type { Loan } from '../../../resources/loan.ts';
import { rowsOf } from '../rows-of.ts';
import { counted } from '../words.ts';

type Missed = Loan['missedPayments'][number];

/** One missed payment: what was asked, sent and answered, and what it means for the credit file. */
type PresentedMissed = { name: string; trace: readonly string[]; creditFile: string };

export type PresentedArrears = {
  heading: string;
  intro: string;
  /** Of a default notice: what ends it, or that it ran out. */
  notice: string | null;
  /** All of it, for a payment by card now; null while some of it is being paid. */
  payable: string | null;
  /** A collection that is under way and may put it right. */
  onItsWay: string | null;
  /** Whether the day of the second attempt at a failed collection can be picked. */
  canPickDay: boolean;
  /** Two or more are missed: a plan comes before paying all of it. */
  isPlanFirst: boolean;
  figures: readonly { label: string; value: string }[];
  missed: readonly PresentedMissed[];
  whatHappens: readonly string[];
};

/** Arrears in words: what was missed, before the ways out and the other figures. */
export function presentArrears(loan: Loan): PresentedArrears | null {
  const { arrears, missedPayments, leftToPay } = loan;
  const [first] = missedPayments;
  if (!first) return null;
  const isOne = missedPayments.length === 1;
  return {
    heading: isOne ? headingOf(first) : `You missed ${counted(missedPayments.length, 'payment')}`,
    intro: isOne
      ? 'You can put this right. These are your options.'
      : 'If you can’t pay all of it, a payment plan might suit you better. These are your options.',
    payable: loan.pendingRepayments?.length ? null : formatWholePounds(arrears.amount),
    notice: noticeOf(loan),
    onItsWay: onItsWay(loan),
    canPickDay: loan.nextAttempt !== null && !loan.pendingRepayments?.length,
    isPlanFirst: !isOne,
    figures: [
      { label: 'Owed now', value: formatPounds(arrears.amount) },
      { label: 'Left to pay in total', value: formatPounds(leftToPay) },
    ],
    missed: missedPayments.map((payment) => presentMissed(payment, loan)),
    whatHappens: [
      `We don’t charge a late fee, or interest on interest. ${interestOf(loan)}`,
      ...nextCollection(loan),
    ],
  };
}

function headingOf({ amount, unpaid, dueOn }: Missed): string {
  return unpaid === amount
    ? `You missed ${formatWholePounds(amount)} on ${longDay(dueOn)}`
    : `${formatWholePounds(unpaid)} of your payment of ${longDay(dueOn)} is missing`;
}

function noticeOf({ defaultNotice }: Loan): string | null {
  if (defaultNotice === null || defaultNotice.status === 'remedied') return null;
  const { amount, remedyBy, status } = defaultNotice;
  return status === 'running'
    ? `Pay ${formatWholePounds(amount)} by ${fullDay(remedyBy)}, and the default notice we sent will have no effect. If you can’t, talk to us before then.`
    : `The default notice we sent ran out on ${longDay(remedyBy)}, so we can end the agreement. You can still pay or agree a plan with us: talk to us now.`;
}

function presentMissed(payment: Missed, { asOf }: Loan): PresentedMissed {
  const { dueOn, amount, unpaid, recordedFrom } = payment;
  const part = unpaid === amount ? '' : `, ${formatWholePounds(unpaid)} of it missing`;
  return {
    name: `${formatWholePounds(amount)} due on ${longDay(dueOn)}${part}`,
    trace: traceOf(payment),
    creditFile:
      asOf < recordedFrom
        ? `If it’s paid by ${longDay(addDays(recordedFrom, -1))}, it isn’t recorded as missed on your credit file.`
        : `It’s recorded as missed on your credit file from ${longDay(recordedFrom)}, and stays there for 6 years.`,
  };
}

type Attempt = Missed['attempts'][number];

const ANSWERS: Readonly<Record<Attempt['outcome'], (on: string) => string>> = {
  waiting: () => ' and are waiting for its answer.',
  paid: (on) => `. It paid on ${on}.`,
  failed: (on) => `. It refused on ${on}.`,
  'taken-back': (on) => `. It took the payment back on ${on}.`,
};

function attemptInWords({ sentOn, answeredOn, outcome }: Attempt, index: number): string {
  const answer = ANSWERS[outcome](answeredOn === null ? '' : longDay(answeredOn));
  return `We asked your bank ${index === 0 ? '' : 'again '}on ${longDay(sentOn)}${answer}`;
}

/** When the bank was asked and what it answered, with the newest reason after the attempt it belongs to. */
function traceOf({ attempts }: Missed): readonly string[] {
  if (attempts.length === 0) return ['We didn’t ask your bank for it.'];
  const explained = attempts.findLast((attempt) => attempt.reason !== null);
  return attempts.flatMap((attempt, index) => {
    const reason = attempt === explained ? attempt.reason : null;
    return [attemptInWords(attempt, index), ...(reason ? [reason] : [])];
  });
}

function onItsWay({ pendingRepayments = [], nextAttempt }: Loan): string | null {
  const [first] = pendingRepayments;
  if (!first) {
    return (
      nextAttempt &&
      `We’ll try to collect ${formatWholePounds(nextAttempt.amount)} again on ${fullDay(nextAttempt.collectOn)}, unless you pay it before then.`
    );
  }
  return `We’re collecting ${formatWholePounds(first.amount)} on ${fullDay(first.collectOn)}. If you plan to pay it another way, tell us first.`;
}

function interestOf(loan: Loan): string {
  return isInterestAhead(rowsOf(loan), loan.term, loan.asOf)
    ? 'Interest continues at your normal rate until you pay.'
    : 'No more interest is added.';
}

/** Not what is collected today: it may have failed already. Of a last payment that has grown only what was agreed. */
function nextCollection(loan: Loan): string[] {
  const coming = rowsOf(loan).find(({ status }) => status === 'upcoming');
  if (!coming || !loan.isMandateActive) return [];
  const { term: number, finalPayment: final, monthlyCost: monthly, lastInstalment } = loan;
  const most = mostCollected(
    collectionsAsAgreed({ number, final, monthly }, lastInstalment?.choice ?? null),
    coming.number,
  );
  const amount = formatWholePounds(pence(Math.min(coming.amount - coming.paid, most)));
  const rest = coming.amount - coming.paid > most ? [REST_OF_LAST] : [];
  return [
    `We’ll still collect your next monthly payment, ${amount}, on ${fullDay(coming.collectOn)}.`,
    ...rest,
  ];
}

const REST_OF_LAST =
  'More than that is left to pay at the end. We’ll write to you about how you can pay the rest.';
