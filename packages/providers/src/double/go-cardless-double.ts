import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import { bacsEntryDay } from '@fairlead/core/calendar/bacs';
import { nextWorkingDay } from '@fairlead/core/calendar/working-days';
import { signatureOf } from '../direct-debit/gocardless-signature.ts';
import type { Answer, Received } from './double-server.ts';
import { troubledDouble, type TroubledDouble } from './troubled-double.ts';

export const GO_CARDLESS = {
  isLive: false,
  accessToken: 'sandbox_0123456789abcdefABCDEF0123456789',
  webhookSecret: 'whs-0123456789abcdefABCDEF0123456789',
} as const;

type Fields = Readonly<Record<string, unknown>> & { readonly links?: Readonly<Record<string, string>> };

interface Resource {
  readonly id: string;
  readonly fields: Fields;
  status: string;
  /** Of a payment. */
  chargeDate?: Day;
  /** Of a mandate. */
  activeOn?: Day;
}

interface DoubleEvent {
  readonly id: string;
  readonly created_at: string;
  readonly action: string;
  readonly resource_type: 'mandates' | 'payments';
  readonly links: Readonly<Record<string, string>>;
  readonly details: object;
}

export interface GoCardlessDouble extends TroubledDouble {
  /** Moves its date forward; what the banks report until then has happened. */
  moveTo(on: Day): void;
  now(): number;
  /** A bank reports something today: about a mandate, or about a payment. */
  report(
    action: string,
    about: { readonly mandate: string } | { readonly payment: string },
    details: object,
  ): void;
  /** The newest events as a signed message. */
  message(): { readonly bytes: Uint8Array; readonly signature: string };
}

const NOUNS = {
  customers: 'CU',
  customer_bank_accounts: 'BA',
  mandates: 'MD',
  payments: 'PM',
} as const;

type Noun = keyof typeof NOUNS;

const isNoun = (text: string | undefined): text is Noun => text !== undefined && text in NOUNS;

const failure = (status: number, type: string, errors: readonly object[] = []): Answer => ({
  status,
  body: { error: { type, code: status, message: 'In GoCardless’s words.', request_id: 'r', errors } },
});

const ENDED = ['cancelled', 'failed', 'expired'];

/** GoCardless as its documentation has it: https://developer.gocardless.com/api-reference. It starts on 20 November 2026. */
export async function goCardlessDouble(): Promise<GoCardlessDouble> {
  let today = day('2026-11-20');
  const made = new Map<Noun, Resource[]>();
  const byKey = new Map<string, string>();
  const events: DoubleEvent[] = [];

  const all = (noun: Noun): Resource[] => {
    const known = made.get(noun) ?? [];
    made.set(noun, known);
    return known;
  };
  const find = (noun: Noun, id: string | undefined) => all(noun).find((known) => known.id === id);

  const report = (
    action: string,
    links: Readonly<Record<string, string>>,
    details: object,
    at = '11:59',
  ): void => {
    const resource_type = 'payment' in links ? 'payments' : 'mandates';
    const id = `EV${String(events.length + 1).padStart(6, '0')}`;
    const created_at = `${today}T${at}:00.000Z`;
    events.push({ id, created_at, action, resource_type, links, details: { scheme: 'bacs', ...details } });
  };

  const shown = (noun: Noun, { id, fields, status, chargeDate, activeOn }: Resource): object => ({
    [noun]: {
      ...fields,
      id,
      status,
      ...(noun === 'payments' && { charge_date: chargeDate }),
      ...(noun === 'customer_bank_accounts' && {
        account_number: undefined,
        account_number_ending: String(fields.account_number).slice(-2),
      }),
      ...(noun === 'mandates' && { next_possible_charge_date: earliest(activeOn) }),
    },
  });
  const earliest = (activeOn: Day | undefined): Day => {
    const soonest = bacsEntryDay(today);
    return activeOn !== undefined && activeOn > soonest ? activeOn : soonest;
  };

  const whyNot = (noun: Noun, fields: Fields): Answer | null => {
    if (noun === 'customer_bank_accounts' && fields.account_number === '00000000')
      return failure(422, 'validation_failed', [{ field: 'account_number', message: 'is invalid' }]);
    if (noun !== 'payments') return null;
    const mandate = find('mandates', fields.links?.mandate);
    if (!mandate) return failure(404, 'invalid_api_usage', [{ reason: 'resource_not_found' }]);
    if (ENDED.includes(mandate.status))
      return failure(422, 'invalid_state', [{ reason: 'mandate_is_inactive' }]);
    return String(fields.charge_date) < earliest(mandate.activeOn)
      ? failure(422, 'validation_failed', [{ field: 'charge_date', message: 'is too soon' }])
      : null;
  };

  const create = (noun: Noun, { headers, body }: Received): Answer => {
    const key = `${noun} ${String(headers['idempotency-key'])}`;
    const conflicting_resource_id = byKey.get(key);
    if (conflicting_resource_id !== undefined)
      return failure(409, 'invalid_state', [
        { reason: 'idempotent_creation_conflict', links: { conflicting_resource_id } },
      ]);
    const fields = (JSON.parse(body) as Readonly<Record<string, Fields>>)[noun] ?? {};
    const refused = whyNot(noun, fields);
    if (refused) return refused;
    const id = `${NOUNS[noun]}${String(all(noun).length + 1).padStart(6, '0')}`;
    const resource: Resource = { id, fields, status: 'pending_submission' };
    if (noun === 'mandates') resource.activeOn = bacsEntryDay(today);
    if (noun === 'payments') resource.chargeDate = nextWorkingDay(day(String(fields.charge_date)));
    all(noun).push(resource);
    byKey.set(key, id);
    return { status: 201, body: shown(noun, resource) };
  };

  const cancel = (mandate: Resource): Answer => {
    if (ENDED.includes(mandate.status))
      return failure(422, 'invalid_state', [{ reason: 'cancellation_failed' }]);
    mandate.status = 'cancelled';
    const details = { origin: 'api', cause: 'mandate_cancelled' };
    report('cancelled', { mandate: mandate.id }, details);
    for (const payment of all('payments')) {
      if (payment.fields.links?.mandate !== mandate.id || payment.status !== 'pending_submission') continue;
      payment.status = 'cancelled';
      report('cancelled', { payment: payment.id }, details);
    }
    return { status: 200, body: shown('mandates', mandate) };
  };

  const list = (query: URLSearchParams): Answer => {
    const [from, end] = [query.get('created_at[gte]') ?? '', query.get('created_at[lt]') ?? '9'];
    const newestFirst = events
      .filter(({ resource_type }) => resource_type === query.get('resource_type'))
      .filter(({ created_at }) => created_at >= from && created_at < end)
      .toReversed();
    const start = newestFirst.findIndex(({ id }) => id === query.get('after')) + 1;
    const page = newestFirst.slice(start, start + Math.min(2, Number(query.get('limit'))));
    const hasMore = start + page.length < newestFirst.length;
    const payments = page.flatMap(({ links }) => find('payments', links.payment) ?? []);
    const linked = payments.map((payment) => Object.values(shown('payments', payment))[0] as object);
    return {
      status: 200,
      body: {
        events: page,
        meta: { cursors: { before: null, after: hasMore ? page.at(-1)?.id : null }, limit: 500 },
        ...(query.get('include') === 'payment' && { linked: { payments: linked } }),
      },
    };
  };

  const answerTo = (request: Received): Answer => {
    const { method, url, headers } = request;
    if (headers.authorization !== `Bearer ${GO_CARDLESS.accessToken}`)
      return failure(401, 'invalid_api_usage');
    if (headers['gocardless-version'] !== '2015-07-06') return failure(400, 'invalid_api_usage');
    const [, noun, id, , action] = url.pathname.split('/');
    if (noun === 'events') return list(url.searchParams);
    if (!isNoun(noun)) return failure(404, 'invalid_api_usage');
    if (id === undefined && method === 'POST') return create(noun, request);
    if (noun === 'payments' && id === undefined)
      return {
        status: 200,
        body: {
          payments: all(noun)
            .filter(({ fields }) => fields.links?.mandate === url.searchParams.get('mandate'))
            .map((payment) => Object.values(shown(noun, payment))[0] as object),
        },
      };
    const found = find(noun, id);
    if (!found) return failure(404, 'invalid_api_usage', [{ reason: 'resource_not_found' }]);
    return action === 'cancel' ? cancel(found) : { status: 200, body: shown(noun, found) };
  };

  const bankDay = (on: Day): void => {
    for (const mandate of all('mandates')) {
      if (mandate.status !== 'pending_submission' || (mandate.activeOn ?? on) > on) continue;
      mandate.status = 'active';
      report(
        'active',
        { mandate: mandate.id },
        { origin: 'gocardless', cause: 'mandate_activated' },
        '06:00',
      );
    }
    for (const payment of all('payments')) {
      if (payment.status !== 'pending_submission' || (payment.chargeDate ?? on) > on) continue;
      payment.status = 'confirmed';
      report(
        'confirmed',
        { payment: payment.id },
        { origin: 'gocardless', cause: 'payment_confirmed' },
        '06:00',
      );
    }
  };

  const server = await troubledDouble(answerTo);
  return {
    ...server,
    now: () => Date.parse(`${today}T12:00:00.000Z`),
    moveTo(on) {
      while (today < on) {
        today = addDays(today, 1);
        if (nextWorkingDay(today) === today) bankDay(today);
      }
    },
    report: (action, about, details) => report(action, { ...about }, details),
    message() {
      const body = { events: events.slice(-2), meta: { webhook_id: `WB${events.length}` } };
      const bytes = new TextEncoder().encode(JSON.stringify(body));
      return { bytes, signature: signatureOf(GO_CARDLESS.webhookSecret, bytes) };
    },
  };
}
