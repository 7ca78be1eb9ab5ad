import { day } from '@fairlead/core/calendar/day';
import { goCardlessDirectDebit } from '@fairlead/providers/direct-debit/live';
import {
  GO_CARDLESS,
  goCardlessDouble,
  type GoCardlessDouble,
} from '@fairlead/providers/double/go-cardless-double';
import { openOutbound } from '@fairlead/providers/outbound/outbound';
import { storeBorrower, storeLoan, YEAR_LOAN } from '@fairlead/testing/loans/stored-loan';
import type { TestDatabase } from '@fairlead/testing/server-database';
import { servicesOn } from '@fairlead/testing/services-on';
import { openTestDatabase } from '@fairlead/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppServices } from '../../context.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import type { LoanKey } from '../../resources/loan/loan-store.ts';
import { receiveMessage } from '../../resources/provider-message/receive-message.ts';
import { sweep } from '../sweep.ts';

let database: TestDatabase;
let goCardless: GoCardlessDouble;
let server: AppServices;
let key: LoanKey;

beforeAll(async () => {
  database = await openTestDatabase();
  goCardless = await goCardlessDouble();
  const services = servicesOn(database.db);
  const directDebit = goCardlessDirectDebit(
    openOutbound(() => undefined),
    { ...GO_CARDLESS, loopbackOrigin: goCardless.origin },
    () => goCardless.now(),
  );
  server = { ...services, providers: { ...services.providers, directDebit } };
  key = await storeLoan(server, await storeBorrower(server), YEAR_LOAN);
});
afterAll(async () => {
  await goCardless.close();
  await database.close();
});

const kinds = async () => (await listEvents(server.db, key)).map(({ kind }) => kind);
const timesAsked = () => goCardless.received.filter(({ url }) => url.pathname === '/events').length;
const receive = () => {
  const { bytes, signature } = goCardless.message();
  const header = (name: string) => (name === 'webhook-signature' ? signature : null);
  return receiveMessage(server, 'direct-debit', { bytes, path: '/webhooks/direct-debit', header });
};

test('GoCardless is asked for events when it says that there are some, which take effect once', async () => {
  await sweep(server);
  await sweep(server);
  const asked = timesAsked();
  await sweep(server);
  expect(timesAsked()).toBe(asked);
  goCardless.moveTo(day('2026-11-24'));
  await server.clock.moveAhead(4);
  for (let round = 0; round < 2; round += 1) {
    expect(await receive()).toMatchObject({ body: 'received' });
    await sweep(server);
    await sweep(server);
  }
  expect((await kinds()).filter((kind) => kind === 'mandate-activated')).toHaveLength(1);
  const [message, ...others] = await server.db.selectFrom('provider_messages').selectAll().execute();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ provider: 'direct-debit', kind: 'events' });
  expect(message?.applied_at).not.toBeNull();
});

test('a message that GoCardless cannot answer for now is applied later', async () => {
  const mandate = await server.db.selectFrom('mandates').selectAll().executeTakeFirstOrThrow();
  const about = { mandate: mandate.provider_mandate_id ?? '' };
  goCardless.report('cancelled', about, { origin: 'bank', cause: 'x', reason_code: 'ADDACS-2' });
  goCardless.moveTo(day('2026-11-25'));
  await server.clock.moveAhead(5);
  goCardless.meetsAt('/events', { status: 503 }, { status: 503 }, { status: 503 });
  await receive();
  await sweep(server);
  expect(await kinds()).not.toContain('mandate-cancelled');
  await sweep(server);
  expect(await kinds()).toContain('mandate-cancelled');
  const waiting = server.db
    .selectFrom('provider_messages')
    .select('event_id')
    .where('applied_at', 'is', null);
  expect(await waiting.execute()).toEqual([]);
});
