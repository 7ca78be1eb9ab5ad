import { day, type Day } from '@fairlead/core/calendar/day';
import { DIRECT_DEBIT_REASONS } from '@fairlead/core/collection/direct-debit-reasons';
import { pence } from '@fairlead/core/money/pence';
import { afterEach, describe, expect, test } from 'vitest';
import { GO_CARDLESS, goCardlessDouble, type GoCardlessDouble } from '../double/go-cardless-double.ts';
import { openOutbound } from '../outbound/outbound.ts';
import { ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import type { SignedMessage } from '../signed-message.ts';
import { endOfSilence } from '../testing/end-of-silence.ts';
import { A_MANDATE, aCollection, describeDirectDebit, summaries } from './conformance.ts';
import { goCardlessDirectDebit } from './live.ts';

const opened: GoCardlessDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((goCardless) => goCardless.close()));
});

const SURROUNDINGS = { now: () => performance.now(), random: () => 0, pause: async () => undefined };

async function newWorld(changes: { readonly accessToken?: string } = {}) {
  const goCardless = await goCardlessDouble();
  opened.push(goCardless);
  const port = goCardlessDirectDebit(
    openOutbound(() => undefined, SURROUNDINGS),
    { ...GO_CARDLESS, loopbackOrigin: goCardless.origin, ...changes },
    () => goCardless.now(),
  );
  return { goCardless, port, moveTo: (on: Day) => goCardless.moveTo(on) };
}

/** A world with a mandate in force and a collection on its way. */
async function collecting() {
  const world = await newWorld();
  const { mandateId } = await world.port.createMandate(A_MANDATE);
  const { collectionId } = await world.port.submitCollection(aCollection(mandateId));
  world.moveTo(day('2026-12-21'));
  const { cursor } = await world.port.eventsAfter(null, day('2026-12-21'));
  world.moveTo(day('2026-12-23'));
  const news = async () => (await world.port.eventsAfter(cursor, day('2026-12-23'))).events;
  return { ...world, mandateId, collectionId, cursor, news };
}

const fromBank = (cause: string, reason_code?: string) => ({ origin: 'bank', cause, reason_code });

describeDirectDebit('GoCardless', newWorld);

describe('what is asked of GoCardless', () => {
  test('is a customer, an account and a Bacs mandate, each under a key of its own', async () => {
    const { goCardless, port } = await newWorld();
    await port.createMandate(A_MANDATE);
    expect(goCardless.received.map(({ url, headers }) => [url.pathname, headers['idempotency-key']])).toEqual(
      [
        ['/customers', 'mandate-1-customer'],
        ['/customer_bank_accounts', 'mandate-1-account'],
        ['/mandates', 'mandate-1'],
      ],
    );
    expect(JSON.parse(goCardless.received[2]!.body)).toMatchObject({
      mandates: {
        scheme: 'bacs',
        reference: 'LOAN000001',
        metadata: { key: 'mandate-1' },
        links: { customer_bank_account: 'BA000001' },
      },
    });
  });

  test('is one mandate and one payment after errors, lost answers and too many requests', async () => {
    const { goCardless, port, moveTo } = await newWorld();
    goCardless.meetsAt('/mandates', 'error-after-effect', 'closed-connection');
    const { mandateId } = await port.createMandate(A_MANDATE);
    goCardless.meetsAt('/payments', 'error-after-effect', { status: 429, headers: { 'retry-after': '1' } });
    const first = await port.submitCollection(aCollection(mandateId));
    goCardless.meetsAt('/payments', 'error-after-effect', { status: 503 }, { status: 503 });
    await port.submitCollection(aCollection(mandateId)).catch(() => undefined);
    expect(await port.submitCollection(aCollection(mandateId))).toEqual(first);
    moveTo(day('2027-01-10'));
    const { events } = await port.eventsAfter(null, day('2027-01-10'));
    expect(summaries(events)).toEqual(['2026-11-24 mandate-active', '2026-12-21 collection-collected']);
  });

  test('is refused for an account that cannot exist', async () => {
    const { port } = await newWorld();
    const mandate = port.createMandate({ ...A_MANDATE, accountNumber: '00000000' });
    await expect(mandate).rejects.toMatchObject({ reason: 'account-refused' });
  });

  test.each([
    ['a server error', { status: 500 }],
    ['no JSON', { status: 201, body: '<html>' }],
    ['an id for another address', { status: 201, body: { mandates: { id: '../a', status: 'a' } } }],
    ['an error in other words', { status: 400, body: { problem: 'x' } }],
    ['a fault of ours', { status: 403, body: { error: { type: 'invalid_api_usage' } } }],
    ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example/' } }],
  ])('is unavailable after %s', async (_name, answer) => {
    const { goCardless, port } = await newWorld();
    goCardless.meetsAt('/mandates', answer, answer, answer);
    await expect(port.createMandate(A_MANDATE)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('ends when GoCardless says nothing for 10 seconds', async () => {
    const { goCardless, port } = await newWorld();
    goCardless.meetsAt('/customers', 'silence');
    const end = endOfSilence(10_000, goCardless.received, () => port.createMandate(A_MANDATE));
    expect(await end).toBeInstanceOf(ProviderTimeout);
  });

  test('is refused with another token, and the error repeats no secret and no name', async () => {
    const { port } = await newWorld({ accessToken: 'another-token-of-ours' });
    const error: unknown = await port.createMandate(A_MANDATE).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(`${String(error)}${JSON.stringify(error)}`).not.toMatch(/another-token|Jane|66374958/);
  });
});

describe('what banks report', () => {
  const CODES = Object.entries(DIRECT_DEBIT_REASONS).flatMap(([reason, { codes }]) =>
    codes.map((code) => [code, reason] as const),
  );

  test('has the reason of its code, for every code of the Bacs reports', async () => {
    const { goCardless, mandateId, collectionId, news } = await collecting();
    for (const [code] of CODES) {
      const about = /^(ARUDD|DDICA)/.test(code) ? { payment: collectionId } : { mandate: mandateId };
      const failed = code.startsWith('ADDACS') ? 'cancelled' : 'failed';
      goCardless.report(code.startsWith('DDICA') ? 'charged_back' : failed, about, fromBank('other', code));
    }
    const given = (await news()).map(({ reason }) => reason);
    expect(given.toSorted()).toEqual(CODES.map(([, reason]) => reason).toSorted());
  });

  test.each([
    ['cancelled', 'mandate_cancelled', 'mandate-cancelled instruction-cancelled'],
    ['expired', 'mandate_expired', 'mandate-cancelled instruction-expired'],
    ['suspended_by_payer', 'mandate_suspended_by_payer', 'mandate-cancelled instruction-cancelled'],
    ['failed', 'direct_debit_not_enabled', 'mandate-failed not-enabled'],
    ['cancelled', 'a_cause_of_next_year', 'mandate-cancelled'],
  ])('of a mandate, %s by %s, is %s', async (action, cause, expected) => {
    const { goCardless, mandateId, news } = await collecting();
    goCardless.report(action, { mandate: mandateId }, fromBank(cause));
    expect(summaries(await news())).toEqual([`2026-12-23 ${expected}`]);
  });

  test('of an account that moved, has the last digits of the new one', async () => {
    const { goCardless, port, mandateId, cursor } = await collecting();
    await port.createMandate({ ...A_MANDATE, idempotencyKey: 'new', accountNumber: '88837491' });
    const links = { mandate: mandateId, new_customer_bank_account: 'BA000002' };
    goCardless.report('transferred', links, fromBank('bank_account_transferred', 'ADDACS-3'));
    const { events } = await port.eventsAfter(cursor, day('2026-12-23'));
    expect(events).toEqual([
      expect.objectContaining({ kind: 'mandate-moved', mandateId, accountEnding: '91' }),
    ]);
  });

  test('changes nothing twice: what GoCardless settles with us is no event of the payer', async () => {
    const { goCardless, mandateId, collectionId, news } = await collecting();
    for (const action of ['created', 'submitted', 'paid_out', 'late_failure_settled', 'chargeback_settled'])
      goCardless.report(action, { payment: collectionId }, fromBank('x'));
    for (const action of ['created', 'submitted', 'reinstated'])
      goCardless.report(action, { mandate: mandateId }, fromBank('x'));
    expect(await news()).toEqual([]);
  });

  test('of a late failure and a claim, comes after the money, with its amount and our key', async () => {
    const { goCardless, collectionId, news } = await collecting();
    goCardless.report('failed', { payment: collectionId }, fromBank('refer_to_payer', 'ARUDD-0'));
    goCardless.report(
      'charged_back',
      { payment: collectionId },
      fromBank('authorisation_disputed', 'DDICA-1'),
    );
    expect(await news()).toEqual([
      expect.objectContaining({
        kind: 'collection-failed',
        idempotencyKey: 'collection-1',
        amount: pence(20_211),
      }),
      expect.objectContaining({ kind: 'collection-charged-back', reason: 'indemnity-claim' }),
    ]);
  });

  test('of a charge-back that is undone, has no reason, and is about the same money', async () => {
    const { goCardless, collectionId, news } = await collecting();
    const about = { payment: collectionId };
    goCardless.report('charged_back', about, fromBank('authorisation_disputed', 'DDICA-1'));
    goCardless.report('chargeback_cancelled', about, fromBank('authorisation_disputed'));
    const given = await news();
    expect(given.at(-1)).toMatchObject({
      kind: 'collection-charge-back-undone',
      idempotencyKey: 'collection-1',
      amount: pence(20_211),
      reason: null,
    });
  });

  test('is read once each by a cursor, over pages, though it is about an earlier day', async () => {
    const { goCardless, port, collectionId, cursor } = await collecting();
    for (let n = 0; n < 5; n += 1) goCardless.report('confirmed', { payment: collectionId }, fromBank('x'));
    const page = await port.eventsAfter(cursor, day('2026-12-23'));
    expect(summaries(page.events)).toEqual(
      Array.from({ length: 5 }, () => '2026-12-21 collection-collected'),
    );
    expect(await port.eventsAfter(page.cursor, day('2026-12-01'))).toEqual({
      events: [],
      cursor: page.cursor,
    });
  });
});

describe('a message of GoCardless', () => {
  const asMessage = (bytes: Uint8Array, signature: string | null): SignedMessage => ({
    bytes,
    path: '/webhooks/direct-debit',
    header: (name) => (name === 'webhook-signature' ? signature : null),
    at: new Date(),
  });

  test('is read when its bytes are signed, and by its id', async () => {
    const { goCardless, port } = await collecting();
    const { bytes, signature } = goCardless.message();
    expect(port.readMessage(asMessage(bytes, signature))).toEqual({ eventId: 'WB2' });
  });

  test('is refused when it was changed, is not signed, or is none', async () => {
    const { goCardless, port } = await collecting();
    const { bytes, signature } = goCardless.message();
    const changed = Uint8Array.from([...bytes, 32]);
    for (const [given, by] of [
      [changed, signature],
      [bytes, null],
      [bytes, ''],
      [bytes, 'é'.repeat(32)],
    ] as const)
      expect(() => port.readMessage(asMessage(given, by))).toThrow(
        expect.objectContaining({ reason: 'not-signed' }),
      );
  });
});
