import type { Day } from '@fairlead/core/calendar/day';
import { endsInstruction } from '@fairlead/core/collection/direct-debit-reasons';
import type { LoanEvent } from '@fairlead/core/loan/events';
import type { CollectionEvent, DirectDebitEvent, MandateEvent } from '@fairlead/providers/direct-debit/port';
import type { Db } from '../../database/database.ts';
import type { PaymentStatus } from '../../database/tables/money/payments.ts';
import {
  findMandateByProviderId,
  loansOfMandates,
  updateMandate,
} from '../../resources/mandate/mandate-store.ts';
import type { LoanRow } from '../../resources/loan/loan-store.ts';
import { mandateMovedLetter } from '../../resources/loan/letters/mandate-moved.ts';
import { receiptOf } from '../../resources/payment/receipt.ts';
import {
  findLastOf,
  forInstalment,
  loansOfPayments,
  movePayment,
  type PaymentRow,
} from '../../resources/payment/payment-store.ts';
import { valueDayOf } from '../../resources/payment/value-day.ts';
import { restoreDebit } from './restore-debit.ts';
import type { Effect, EffectAt, EventSource } from './event-source.ts';

const MANDATE_STATUS = {
  'mandate-active': 'active',
  'mandate-failed': 'failed',
  'mandate-cancelled': 'cancelled',
  'mandate-moved': 'active',
} as const;

const isAboutMandate = (event: DirectDebitEvent): event is MandateEvent => event.kind in MANDATE_STATUS;

/** Events of the direct debit provider, and their effect on a loan. */
export const directDebitEvents: EventSource<DirectDebitEvent> = {
  provider: 'direct-debit',
  page: ({ directDebit }, cursor, upTo) => directDebit.eventsAfter(cursor, upTo),
  asksEveryMs: ({ directDebit }) => directDebit.asksEveryMs,
  async subjectsOf(db, events) {
    const ofMandates = await loansOfMandates(
      db,
      events.map(({ mandateId }) => mandateId),
    );
    const ofPayments = await loansOfPayments(
      db,
      events.flatMap((event) => (isAboutMandate(event) ? [] : [event.idempotencyKey])),
    );
    return (event) =>
      isAboutMandate(event) ? ofMandates.get(event.mandateId) : ofPayments.get(event.idempotencyKey);
  },
  effectOf: (tx, event, at) =>
    isAboutMandate(event) ? mandateEffect(tx, event, at) : collectionEffect(tx, event, at),
  letterAbout: (event, loan) =>
    event.kind === 'mandate-moved' ? mandateMovedLetter(loan, event.accountEnding ?? null) : null,
};

async function mandateEffect(
  tx: Db,
  event: MandateEvent,
  { recordedAt, wallNow }: EffectAt,
): Promise<Effect> {
  const mandate = await findMandateByProviderId(tx, event.mandateId);
  if (!mandate) return 'not yet';
  const status = MANDATE_STATUS[event.kind];
  if (event.kind === 'mandate-moved') {
    const account_ending = event.accountEnding ?? null;
    await updateMandate(tx, mandate, { account_ending, updated_at: wallNow });
    return [];
  }
  const isActive = status === 'active';
  if (!isActive || mandate.status === 'submitted')
    await updateMandate(tx, mandate, { status, updated_at: wallNow });
  const about = { valueOn: event.on, recordedAt, reference: mandate.id };
  return isActive
    ? [{ kind: 'mandate-activated', ...about }]
    : [{ kind: 'mandate-cancelled', ...about, reason: event.reason ?? 'unknown' }];
}

/** A bank that collects nothing more under an instruction has ended it, whether it says so in another event or not. */
async function endedInstruction(
  tx: Db,
  { mandateId, on: valueOn, reason }: CollectionEvent,
  { recordedAt, wallNow }: EffectAt,
): Promise<readonly LoanEvent[]> {
  if (reason === null || !endsInstruction(reason)) return [];
  const mandate = await findMandateByProviderId(tx, mandateId);
  if (mandate?.status !== 'active' && mandate?.status !== 'submitted') return [];
  await updateMandate(tx, mandate, { status: 'cancelled', updated_at: wallNow });
  return [{ kind: 'mandate-cancelled', valueOn, recordedAt, reference: mandate.id, reason }];
}

type Happening = {
  readonly payment: PaymentRow;
  readonly event: CollectionEvent;
  readonly recordedAt: string;
};

type Step = {
  readonly to: PaymentStatus;
  readonly toEvents: (happening: Happening, tx: Db, loan: LoanRow) => Promise<readonly LoanEvent[]>;
};

/** What the provider was asked for after all: its answer was lost, and we had given the payment up. */
const submittedAfterAll = ({ payment, recordedAt }: Happening): LoanEvent => ({
  kind: 'payment-submitted',
  valueOn: payment.submit_on,
  recordedAt,
  reference: payment.id,
  amount: payment.amount_pence,
  ...forInstalment(payment),
});

const afterAll = ({ to, toEvents }: Step): Step => ({
  to,
  toEvents: async (happening, tx, loan) => [
    submittedAfterAll(happening),
    ...(await toEvents(happening, tx, loan)),
  ],
});

const received: Step = {
  to: 'collected',
  toEvents: ({ payment, event: { on, amount }, recordedAt }, tx, loan) =>
    receiptOf(tx, loan, payment, { valueOn: valueDayOf(payment, on), recordedAt, amount }),
};

const failed: Step = {
  to: 'failed',
  toEvents: ({ payment, event: { on, amount, reason }, recordedAt }) =>
    Promise.resolve([
      {
        kind: 'payment-failed',
        valueOn: on,
        recordedAt,
        reference: payment.id,
        amount,
        ...forInstalment(payment),
        reason: reason ?? 'unknown',
      },
    ]),
};

const reversalOn = (valueOn: Day, { payment, event, recordedAt }: Happening): readonly LoanEvent[] => [
  {
    kind: 'payment-reversed',
    valueOn,
    recordedAt,
    reference: payment.id,
    amount: event.amount,
    reverses: payment.id,
    reason: event.reason ?? 'unknown',
  },
];

/** A credit that the payer's bank never made good: it counts from the day of the credit, as if that had not been. */
const neverPaid: Step = {
  to: 'reversed',
  toEvents: (happening) => {
    const { payment } = happening;
    return Promise.resolve(reversalOn(valueDayOf(payment, payment.collect_on), happening));
  },
};

const reversed: Step = {
  to: 'reversed',
  toEvents: (happening) => Promise.resolve(reversalOn(happening.event.on, happening)),
};

/**
 * What an event does to a payment of each status. `not yet`: the event that must come before has not arrived. No entry:
 * the payment is resolved, and the event changes nothing. Money that moved counts, also of a payment that was voided.
 */
const STEPS: Readonly<
  Record<CollectionEvent['kind'], Partial<Readonly<Record<PaymentStatus, Step | 'not yet'>>>>
> = {
  'collection-collected': { created: 'not yet', submitted: received, voided: afterAll(received) },
  'collection-failed': {
    created: 'not yet',
    submitted: failed,
    collected: neverPaid,
    voided: afterAll(failed),
  },
  'collection-charged-back': {
    created: 'not yet',
    submitted: 'not yet',
    collected: reversed,
    voided: 'not yet',
  },
  // A payment that was taken back is credited again by a payment of its own, which leaves this one as it is.
  'collection-charge-back-undone': {
    created: 'not yet',
    submitted: 'not yet',
    collected: 'not yet',
    voided: 'not yet',
  },
};

async function collectionEffect(tx: Db, event: CollectionEvent, at: EffectAt): Promise<Effect> {
  const { recordedAt, wallNow, loan } = at;
  const payment = await findLastOf(tx, event.idempotencyKey);
  if (!payment) return 'not yet';
  if (event.kind === 'collection-charge-back-undone' && payment.status === 'reversed')
    return restoreDebit(tx, payment, at);
  const step = STEPS[event.kind][payment.status];
  if (step === undefined) return [];
  if (step === 'not yet') return step;
  await movePayment(tx, payment, payment.status, {
    status: step.to,
    updated_at: wallNow,
    ...(step.to === 'collected'
      ? { collect_on: event.on, failure_reason: null }
      : { failure_reason: event.reason }),
  });
  const events = await step.toEvents({ payment, event, recordedAt }, tx, loan);
  return [...events, ...(await endedInstruction(tx, event, at))];
}
