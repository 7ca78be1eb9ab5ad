import type { Day } from '../calendar/day.ts';
import { CARD_DECLINES, isCardDecline } from '../collection/card-declines.ts';
import { directDebitReason } from '../collection/direct-debit-reasons.ts';
import { londonDayOf } from '../calendar/london.ts';
import type { Pence } from '../money/pence.ts';
import type { LoanEvent, LoanEventOf, PaymentMethod } from '../loan/events.ts';
import type { KnownPayment, TracedOutcome } from './trace-payment.ts';

/** A payment that we asked a bank or a card for, as its row has it. */
export type AskedPayment = {
  readonly id: string;
  readonly method: Exclude<PaymentMethod, 'bank-transfer'>;
  readonly amount: Pence;
  readonly status: 'created' | 'submitted' | 'collected' | 'failed' | 'reversed' | 'voided' | 'expired';
  readonly createdOn: Day;
  readonly collectOn: Day;
  readonly failureReason: string | null;
};

type OfLoan = Pick<KnownPayment, 'loanReference' | 'isOnOtherLoan'> & {
  readonly asked: readonly AskedPayment[];
  readonly events: readonly LoanEvent[];
};

/** Every payment of a loan that a borrower can mean: those that were asked for, other money that came, and what was sent back. */
export function knownPaymentsOf(loan: OfLoan): readonly KnownPayment[] {
  const ids = new Set(loan.asked.map(({ id }) => id));
  const received = loan.events.filter(
    (event): event is LoanEventOf<'payment-received'> =>
      event.kind === 'payment-received' && !ids.has(event.reference),
  );
  const sentBack = loan.events.filter((event) => event.kind === 'credit-refunded');
  return [
    ...loan.asked.map((payment) => askedPayment(loan, payment)),
    ...received.map((event) => ({
      ...moved(loan, event),
      method: event.method,
      outcome: 'counted' as const,
    })),
    ...sentBack.map((event) => ({
      ...moved(loan, event),
      method: event.method ?? ('bank-transfer' as const),
      outcome: 'sent-back' as const,
    })),
  ];
}

const OUTCOMES: Readonly<Record<AskedPayment['status'], TracedOutcome>> = {
  created: 'to-be-sent',
  submitted: 'waiting',
  collected: 'counted',
  failed: 'refused',
  reversed: 'taken-back',
  voided: 'cancelled',
  expired: 'not-finished',
};

/** A card or a bank payment that was created waits for the payer, not for us. */
function outcomeOf({ status, method }: AskedPayment): TracedOutcome {
  return status === 'created' && method !== 'direct-debit' ? 'waiting' : OUTCOMES[status];
}

function askedPayment(loan: OfLoan, payment: AskedPayment): KnownPayment {
  const { id, method, amount, createdOn, collectOn, failureReason } = payment;
  const outcome = outcomeOf(payment);
  const answer = answerIn(loan.events, id);
  const counted = loan.events.find((event) => event.kind === 'payment-received' && event.reference === id);
  const reason = answer && 'reason' in answer ? answer.reason : failureReason;
  return {
    loanReference: loan.loanReference,
    isOnOtherLoan: loan.isOnOtherLoan,
    method,
    amount,
    outcome,
    startedOn: createdOn,
    countsOn: counted?.valueOn ?? collectOn,
    // A card that was declined has no event: it was answered on the day on which it was tried.
    knownOn: answer ? knownOn(answer) : outcome === 'refused' ? createdOn : null,
    why: outcome === 'cancelled' ? null : wordsFor(reason, method),
  };
}

/** The words of a bank or a card for its reason. That a card cannot be charged for a day is not true of a later day. */
function wordsFor(reason: string | null, method: PaymentMethod): string | null {
  if (method === 'direct-debit') return directDebitReason(reason ?? '')?.words ?? null;
  return isCardDecline(reason) && reason !== 'failed-to-process' ? CARD_DECLINES[reason].message : null;
}

type Answer =
  | LoanEventOf<'payment-received'>
  | LoanEventOf<'payment-failed'>
  | LoanEventOf<'payment-reversed'>;

/** The last news of a payment: that it was taken back counts more than that it came. */
function answerIn(events: readonly LoanEvent[], id: string): Answer | undefined {
  return events.findLast(
    (event): event is Answer =>
      (event.kind === 'payment-reversed' && event.reverses === id) ||
      ((event.kind === 'payment-received' || event.kind === 'payment-failed') && event.reference === id),
  );
}

function knownOn({ valueOn, recordedAt }: LoanEvent): Day {
  const on = londonDayOf(recordedAt);
  return on > valueOn ? on : valueOn;
}

function moved(loan: OfLoan, event: LoanEventOf<'payment-received'> | LoanEventOf<'credit-refunded'>) {
  return {
    loanReference: loan.loanReference,
    isOnOtherLoan: loan.isOnOtherLoan,
    amount: event.amount,
    startedOn: event.valueOn,
    countsOn: event.valueOn,
    knownOn: knownOn(event),
    why: null,
  };
}
