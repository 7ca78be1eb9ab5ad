import type { Day } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { pence } from '@fairlead/core/money/pence';
import { ProviderRejected } from '../provider-error.ts';
import { answerOnce, findAnswer, sandboxId } from '../sandbox-answers.ts';
import type { SandboxParts, SandboxStore } from '../sandbox-store.ts';
import type {
  CardDispute,
  CardEvent,
  CardPayment,
  CardRefund,
  CardRefundRequest,
  CardsPort,
} from './port.ts';
import { testCard, type TestCard } from './test-cards.ts';
import { INTENTS, nowOf, PROVIDER } from './test-intents.ts';

/** Payments whose cards do something later. */
const LATER = 'cards/later';
const REFUNDS = 'cards/refunds';

interface Later {
  readonly paymentMethodId: string;
  readonly on: Day;
}

interface AskedRefund extends CardRefundRequest {
  readonly on: Day;
}

/** Working days from the payment to the dispute, and from there to its end. */
const DISPUTED_AFTER = 1;
const DECIDED_AFTER = 10;
const REFUND_FAILS_AFTER = 1;

/** Notes what a card does later, before it is charged: a sandbox can be killed in between. */
export async function noteLater(
  { store, clock }: SandboxParts,
  paymentIntentId: string,
  paymentMethodId: string,
): Promise<void> {
  const card = testCard(paymentMethodId);
  if (card?.disputed === undefined && card?.failsRefunds === undefined) return;
  await store.putIfAbsent<Later>(LATER, paymentIntentId, { paymentMethodId, on: await clock.today() });
}

interface Charged {
  readonly payment: CardPayment;
  readonly card: TestCard | undefined;
  readonly on: Day;
  readonly today: Day;
}

function disputesOf({ payment, card, on, today }: Charged): readonly CardDispute[] {
  if (card?.disputed === undefined) return [];
  const openedOn = addWorkingDays(on, DISPUTED_AFTER);
  if (openedOn > today) return [];
  const { disputed } = card;
  const isDecided = addWorkingDays(openedOn, DECIDED_AFTER) <= today;
  const status = disputed === 'inquiry' || isDecided ? disputed : 'open';
  const { paymentIntentId, amount } = payment;
  return [{ disputeId: sandboxId('du', paymentIntentId), amount, openedOn, status }];
}

function refundOf({ idempotencyKey, amount, on }: AskedRefund, { card, today }: Charged): CardRefund {
  const hasFailed = card?.failsRefunds === true && addWorkingDays(on, REFUND_FAILS_AFTER) <= today;
  const refundId = sandboxId('re', idempotencyKey);
  return { refundId, idempotencyKey, amount, on, status: hasFailed ? 'failed' : 'sent' };
}

/** What the day brings of a payment: one event for each thing that has happened by then. */
function eventsOf(charged: Charged, refunds: readonly CardRefund[]): readonly CardEvent[] {
  const { paymentIntentId } = charged.payment;
  const about = { paymentIntentId, idempotencyKey: null };
  const disputes = disputesOf(charged).flatMap(({ disputeId, status }) => [
    { ...about, eventId: `evt-${disputeId}-created`, kind: 'charge.dispute.created' },
    ...(status === 'won' || status === 'lost'
      ? [{ ...about, eventId: `evt-${disputeId}-closed`, kind: 'charge.dispute.closed' }]
      : []),
  ]);
  const failures = refunds
    .filter(({ status }) => status === 'failed')
    .map(({ refundId }) => ({ ...about, eventId: `evt-${refundId}-failed`, kind: 'refund.failed' }));
  return [...disputes, ...failures];
}

async function readCharged({ store, clock }: SandboxParts, paymentIntentId: string): Promise<Charged> {
  const payment = await findAnswer<CardPayment>(store, INTENTS, paymentIntentId);
  if (!payment) throw new ProviderRejected(PROVIDER, 'payment-unknown');
  const later = await store.get<Later>(LATER, paymentIntentId);
  const today = await clock.today();
  const card = later && testCard(later.paymentMethodId);
  return { payment: await nowOf(store, payment), card, on: later?.on ?? today, today };
}

async function refundsOf(store: SandboxStore, charged: Charged): Promise<readonly CardRefund[]> {
  const all = await store.list<{ readonly answer: AskedRefund }>(REFUNDS);
  return all
    .map(({ value: { answer } }) => answer)
    .filter(({ paymentIntentId }) => paymentIntentId === charged.payment.paymentIntentId)
    .map((asked) => refundOf(asked, charged));
}

const sumOf = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Disputes and refunds, as the test cards bring them. */
export function sandboxReturns(
  parts: SandboxParts,
): Pick<CardsPort, 'returnsOf' | 'refund' | 'returnEventsSince'> {
  const { store, clock } = parts;
  return {
    async returnsOf(paymentIntentId) {
      const charged = await readCharged(parts, paymentIntentId);
      return { disputes: disputesOf(charged), refunds: await refundsOf(store, charged) };
    },

    async refund(request) {
      const charged = await readCharged(parts, request.paymentIntentId);
      const sent = await refundsOf(store, charged);
      const isOpen = disputesOf(charged).some(({ status }) => status === 'open' || status === 'lost');
      const others = sent.filter(
        ({ status, idempotencyKey }) => status === 'sent' && idempotencyKey !== request.idempotencyKey,
      );
      const left =
        charged.payment.outcome.status === 'succeeded' ? charged.payment.amount - sumOf(others) : 0;
      if (isOpen || request.amount > left) throw new ProviderRejected(PROVIDER, 'not-refundable');
      const key = { provider: PROVIDER, collection: REFUNDS, key: request.idempotencyKey } as const;
      const on = await clock.today();
      const asked = await answerOnce(store, key, request, () => ({ ...request, on }));
      return refundOf({ ...asked, amount: pence(asked.amount) }, charged);
    },

    async returnEventsSince() {
      const noted = await store.list<Later>(LATER);
      const events = await Promise.all(
        noted.map(async ({ key }) => {
          const payment = await findAnswer<CardPayment>(store, INTENTS, key);
          if (!payment) return [];
          const charged = await readCharged(parts, key);
          return eventsOf(charged, await refundsOf(store, charged));
        }),
      );
      return events.flat();
    },
  };
}
