import type { TestCard } from '../cards/test-cards.ts';
import type { Answer } from './double-server.ts';
import { failed, MISSING, type Intent } from './stripe-shapes.ts';

interface Followed {
  readonly intent: Intent;
  readonly card: TestCard | undefined;
  readonly madeOn: number;
}

interface Refund {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly created: number;
  readonly metadata: { readonly refundId?: string };
  readonly madeOn: number;
}

/** Working days after a payment on which its dispute is opened, and on which it is decided. */
const OPENED = 1;
const DECIDED = 11;

/** What Stripe's test cards do: an inquiry has no balance transactions (https://docs.stripe.com/testing#disputes). */
const STATUSES = {
  inquiry: ['warning_needs_response', 'warning_closed'],
  won: ['needs_response', 'won'],
  lost: ['under_review', 'lost'],
} as const;

const now = (): number => Math.floor(Date.now() / 1000);

const sumOf = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** Disputes, refunds and events of Stripe (https://docs.stripe.com/api/disputes, /api/refunds, /api/events). */
export function stripeReturnsDouble(intents: readonly Intent[]) {
  const followed: Followed[] = [];
  const refunds: Refund[] = [];
  let workingDay = 0;

  const cardOf = (id: string) => followed.find(({ intent }) => intent.id === id);

  const disputesOf = ({ intent, card, madeOn }: Followed): readonly object[] => {
    if (card?.disputed === undefined || workingDay < madeOn + OPENED) return [];
    const status = STATUSES[card.disputed][workingDay < madeOn + DECIDED ? 0 : 1];
    const { id, amount } = intent;
    const dispute = { id: `du_${id}`, object: 'dispute', payment_intent: id, amount, status };
    return [{ ...dispute, created: intent.created, reason: 'fraudulent' }];
  };

  const shown = ({ madeOn, ...refund }: Refund) => {
    const fails = cardOf(refund.payment_intent)?.card?.failsRefunds === true && workingDay > madeOn;
    return { ...refund, object: 'refund', status: fails ? ('failed' as const) : ('succeeded' as const) };
  };

  const make = (intent: Intent, amount: number, refundId: string | null): Refund => {
    const id = `re_${String(refunds.length + 1).padStart(24, '0')}`;
    const metadata = refundId === null ? {} : { refundId };
    const made = { id, payment_intent: intent.id, amount, created: now(), metadata, madeOn: workingDay };
    refunds.push(made);
    return made;
  };

  const refund = (form: URLSearchParams): Answer => {
    const intent = intents.find(({ id }) => id === form.get('payment_intent'));
    if (!intent) return MISSING;
    const amount = Number(form.get('amount'));
    const own = followed.filter((each) => each.intent.id === intent.id);
    const isDisputed = own.flatMap(disputesOf).some((each) => !JSON.stringify(each).includes('warning_'));
    if (isDisputed) return failed(400, 'invalid_request_error', { code: 'charge_disputed' });
    const sent = refunds.filter(({ payment_intent }) => payment_intent === intent.id).map(shown);
    const left = intent.amount - sumOf(sent.filter(({ status }) => status === 'succeeded'));
    if (left === 0) return failed(400, 'invalid_request_error', { code: 'charge_already_refunded' });
    if (intent.status !== 'succeeded' || amount > left) return failed(400, 'invalid_request_error');
    return { status: 200, body: shown(make(intent, amount, form.get('metadata[refundId]'))) };
  };

  const objects = (noun: string): readonly object[] | undefined => {
    if (noun === 'disputes') return followed.flatMap(disputesOf);
    if (noun === 'refunds') return refunds.map(shown);
    if (noun !== 'events') return undefined;
    const disputes = followed
      .flatMap(disputesOf)
      .map((object) => ({ object, type: 'charge.dispute.created' }));
    const sent = refunds.map((each) => ({ object: shown(each), type: 'refund.updated' }));
    return [...disputes, ...sent].map(({ object, type }, index) => ({
      id: `evt_${type}_${index}`.replaceAll('.', '_'),
      object: 'event',
      type,
      created: now(),
      data: { object },
    }));
  };

  const list = (noun: string, query: URLSearchParams): Answer => {
    const all = objects(noun);
    if (!all) return MISSING;
    const of = query.get('payment_intent');
    const data = all.filter(
      (each) => of === null || ('payment_intent' in each && each.payment_intent === of),
    );
    return { status: 200, body: { object: 'list', data, has_more: false } };
  };

  return {
    refund,
    list,
    follow: (intent: Intent, card: TestCard | undefined) =>
      void followed.push({ intent, card, madeOn: workingDay }),
    passWorkingDays: (days: number) => void (workingDay += days),
    refundsItself(id: string, amount: number) {
      const intent = intents.find((known) => known.id === id);
      if (intent) make(intent, amount, null);
    },
  };
}
