import { createHash } from 'node:crypto';
import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import { londonMidnight } from '@fairlead/core/calendar/london';
import type { z } from 'zod';
import type { EventPage } from '../event-page.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { ProviderRejected } from '../provider-error.ts';
import { goCardlessClient, type GoCardlessClient, type GoCardlessSettings } from './gocardless-client.ts';
import { collectionEvent, eventsOnWire, mandateEvent, type EventOnWire } from './gocardless-events.ts';
import { readWebhook } from './gocardless-signature.ts';
import {
  accountOnWire,
  createdAccount,
  createdCustomer,
  errorIn,
  mandateOnWire,
  paymentOnWire,
  paymentsOnWire,
  PROVIDER,
  refuse,
} from './gocardless-wire.ts';
import type { Collection, DirectDebitEvent, DirectDebitPort, NewCollection, NewMandate } from './port.ts';

const MINUTE_MS = 60_000;
/** An event can become readable somewhat later than it was created. */
const OVERLAP_MS = 5 * MINUTE_MS;
/** Messages say that there are events; this finds those whose message was lost. */
const ASKS_EVERY_MS = 2 * MINUTE_MS;

const PAGE = '500';

/** What was asked under a key, as it is noted on the resource: a later request with the key is compared with it. */
const digestOf = (facts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex');

const requestOf = ({ sortCode, accountNumber, accountName, reference }: NewMandate): string =>
  digestOf([sortCode, accountNumber, accountName, reference]);

const missing = (): never => {
  throw new ProviderRejected(PROVIDER, 'request-refused');
};

async function createMandate(
  client: GoCardlessClient,
  request: NewMandate,
): Promise<{ readonly mandateId: string }> {
  const { idempotencyKey: key, firstName, lastName, email, accountName, reference } = request;
  const customer = await client.create({
    noun: 'customers',
    key: `${key}-customer`,
    fields: { given_name: firstName, family_name: lastName, email, country_code: 'GB' },
    schema: createdCustomer,
  });
  const account = await client.create(
    {
      noun: 'customer_bank_accounts',
      key: `${key}-account`,
      fields: {
        account_holder_name: accountName,
        branch_code: request.sortCode,
        account_number: request.accountNumber,
        country_code: 'GB',
        links: { customer: (customer ?? missing()).customers.id },
      },
      schema: createdAccount,
    },
    (answer, error) => {
      if (error.type === 'validation_failed') throw new ProviderRejected(PROVIDER, 'account-refused');
      return refuse(answer, error);
    },
  );
  const links = { customer_bank_account: (account ?? missing()).customer_bank_accounts.id };
  const metadata = { key, request: requestOf(request) };
  const fields = { scheme: 'bacs', reference, metadata, links };
  const made = await client.create({ noun: 'mandates', key, fields, schema: mandateOnWire });
  const { mandates } = made ?? missing();
  if (mandates.metadata.request !== metadata.request)
    throw new ProviderRejected(PROVIDER, 'idempotency-key-reused');
  return { mandateId: mandates.id };
}

async function submitCollection(client: GoCardlessClient, request: NewCollection): Promise<Collection> {
  const { idempotencyKey: key, mandateId, amount, collectOn, reference } = request;
  if (amount <= 0) throw new ProviderRejected(PROVIDER, 'amount-not-positive');
  const metadata = { key, request: digestOf([mandateId, amount, collectOn]) };
  const on = (charge_date: string) => ({
    noun: 'payments',
    key,
    fields: {
      amount,
      currency: 'GBP',
      charge_date,
      description: reference,
      retry_if_possible: false,
      metadata,
      links: { mandate: mandateId },
    },
    schema: paymentOnWire,
  });
  /** Null where it is too late for the day. */
  const asked = await client.create(on(collectOn), (answer, error) =>
    error.errors.some(({ field }) => field === 'charge_date') ? null : refuse(answer, error),
  );
  const made = asked ?? (await client.create(on(await earliestDay(client, mandateId)))) ?? missing();
  const { id: collectionId, charge_date, metadata: noted } = made.payments;
  if (noted.request !== metadata.request) throw new ProviderRejected(PROVIDER, 'idempotency-key-reused');
  return { collectionId, collectOn: day(charge_date), isMoved: charge_date !== collectOn };
}

/** GoCardless finds nothing by a key: a mandate has at most one payment for each month of a loan, and its second attempt. */
async function findCollection(
  client: GoCardlessClient,
  idempotencyKey: string,
  mandateId: string,
): Promise<Collection | undefined> {
  const query = new URLSearchParams({ mandate: mandateId, limit: PAGE });
  const { payments } = await client.get('find', `/payments?${query.toString()}`, paymentsOnWire);
  const found = payments.find(({ metadata }) => metadata.key === idempotencyKey);
  return found && { collectionId: found.id, collectOn: day(found.charge_date), isMoved: false };
}

async function earliestDay(client: GoCardlessClient, mandateId: string): Promise<string> {
  const path = `/mandates/${encodeURIComponent(mandateId)}`;
  const { mandates } = await client.get('read-mandates', path, mandateOnWire);
  return mandates.next_possible_charge_date ?? missing();
}

async function cancelMandate(client: GoCardlessClient, mandateId: string): Promise<void> {
  const path = `/mandates/${encodeURIComponent(mandateId)}/actions/cancel`;
  await client.send({ operation: 'cancel', path, body: { data: {} } }, (answer) => {
    const error = errorIn(answer);
    // One that has ended cannot be cancelled, which is what was wanted.
    if (error && !error.errors.some(({ reason }) => reason === 'cancellation_failed')) refuse(answer, error);
  });
}

/** Every event of a kind within a time, oldest first; GoCardless gives the newest first. */
async function eventsWithin(
  client: GoCardlessClient,
  {
    kind,
    from,
    end,
  }: { readonly kind: 'mandates' | 'payments'; readonly from: string | null; readonly end: string },
) {
  const events: EventOnWire[] = [];
  const payments: z.infer<typeof eventsOnWire>['linked'][] = [];
  for (let after: string | null | undefined = ''; after !== null && after !== undefined;) {
    const query = new URLSearchParams({
      resource_type: kind,
      limit: PAGE,
      'created_at[lt]': end,
      ...(kind === 'payments' && { include: 'payment' }),
      ...(from !== null && { 'created_at[gte]': from }),
      ...(after !== '' && { after }),
    });
    const page: z.infer<typeof eventsOnWire> = await client.get(
      'events',
      `/events?${query.toString()}`,
      eventsOnWire,
    );
    events.push(...page.events);
    payments.push(page.linked);
    after = page.meta.cursors.after;
  }
  return { events: events.toReversed(), payments: payments.flatMap((linked) => linked?.payments ?? []) };
}

/** With the last digits of the account that a mandate moved to. */
async function mandateEvents(
  client: GoCardlessClient,
  events: readonly EventOnWire[],
): Promise<DirectDebitEvent[]> {
  const read: DirectDebitEvent[] = [];
  for (const wire of events) {
    const event = mandateEvent(wire);
    const account = wire.links.new_customer_bank_account;
    if (event?.kind !== 'mandate-moved' || account === undefined) {
      if (event) read.push(event);
      continue;
    }
    const found = await client.get('read-account', `/customer_bank_accounts/${account}`, accountOnWire);
    read.push({ ...event, accountEnding: found.customer_bank_accounts.account_number_ending });
  }
  return read;
}

async function eventsAfter(
  client: GoCardlessClient,
  cursor: string | null,
  { upTo, nowMs }: { readonly upTo: Day; readonly nowMs: number },
): Promise<EventPage<DirectDebitEvent>> {
  const end = new Date(Math.min(nowMs, londonMidnight(addDays(upTo, 1)))).toISOString();
  if (cursor !== null && end <= cursor) return { events: [], cursor };
  const from = cursor === null ? null : new Date(Date.parse(cursor) - OVERLAP_MS).toISOString();
  const mandates = await eventsWithin(client, { kind: 'mandates', from, end });
  const { events, payments } = await eventsWithin(client, { kind: 'payments', from, end });
  const collections = events.flatMap((wire) => collectionEvent(wire, payments) ?? []);
  return { events: [...(await mandateEvents(client, mandates.events)), ...collections], cursor: end };
}

/**
 * Direct Debit by GoCardless (https://developer.gocardless.com/api-reference). A cursor is the instant up to which events
 * were read, by when GoCardless recorded them: one about an earlier day that is recorded later is not missed.
 */
export function goCardlessDirectDebit(
  outbound: Outbound,
  settings: GoCardlessSettings,
  now: () => number = () => Date.now(),
): DirectDebitPort {
  const client = goCardlessClient(outbound, settings);
  return {
    createMandate: (request) => createMandate(client, request),
    cancelMandate: (mandateId) => cancelMandate(client, mandateId),
    submitCollection: (request) => submitCollection(client, request),
    findCollection: (key, mandateId) => findCollection(client, key, mandateId),
    asksEveryMs: ASKS_EVERY_MS,
    eventsAfter: (cursor, upTo) => eventsAfter(client, cursor, { upTo, nowMs: now() }),
    readMessage: (message) => readWebhook(settings.webhookSecret, message),
  };
}
