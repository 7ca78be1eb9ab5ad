import { addDays, day } from '@fairlead/core/calendar/day';
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
import { verifyRecords } from '../../verification/verify-records.ts';
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
const receive = () => {
  const { bytes, signature } = goCardless.message();
  const header = (name: string) => (name === 'webhook-signature' ? signature : null);
  return receiveMessage(server, 'direct-debit', { bytes, path: '/webhooks/direct-debit', header });
};

const payments = () =>
  server.db
    .selectFrom('payments')
    .select(['id', 'purpose', 'status', 'amount_pence', 'restores_payment_id'])
    .orderBy('created_on')
    .orderBy('updated_at')
    .execute();
const about = async () => {
  const paid = await server.db.selectFrom('payments').select('provider_reference').executeTakeFirstOrThrow();
  return { payment: paid.provider_reference ?? '' };
};
const fromBank = { origin: 'bank', cause: 'authorisation_disputed' };

/** What GoCardless reports on a day, of which it sends a message. */
async function hear(action: string, days: number): Promise<void> {
  goCardless.moveTo(addDays(START, days));
  await server.clock.moveAhead(days);
  goCardless.report(action, await about(), { ...fromBank, reason_code: null });
  expect(await receive()).toMatchObject({ body: 'received' });
  for (let round = 0; round < 2; round += 1) await sweep(server);
}

const START = day('2026-11-20');
const FIRST_DUE_DAYS = 25;

test('a charge-back that GoCardless undoes is credited again by its message, and can be charged back again', async () => {
  for (const days of [0, FIRST_DUE_DAYS - 4, FIRST_DUE_DAYS]) {
    goCardless.moveTo(addDays(START, days));
    await server.clock.moveAhead(days);
    await receive();
    for (let round = 0; round < 3; round += 1) await sweep(server);
  }
  expect((await kinds()).filter((kind) => kind === 'payment-received')).toHaveLength(1);
  await hear('charged_back', FIRST_DUE_DAYS + 7);
  expect(await payments()).toMatchObject([{ status: 'reversed' }]);

  await hear('chargeback_cancelled', FIRST_DUE_DAYS + 14);
  const [taken, restored] = await payments();
  expect(restored).toMatchObject({
    purpose: 'late',
    status: 'collected',
    restores_payment_id: taken!.id,
    amount_pence: taken!.amount_pence,
  });
  const events = await listEvents(server.db, key);
  const reversal = events.find(({ kind }) => kind === 'payment-reversed');
  expect(events.at(-1)).toMatchObject({
    kind: 'payment-received',
    restores: taken!.id,
    valueOn: reversal!.valueOn,
  });
  const letters = await server.db.selectFrom('outbox_messages').select('template').execute();
  expect(letters.filter(({ template }) => template === 'direct-debit-restored')).toHaveLength(1);
  expect(letters.filter(({ template }) => template === 'card-payment-restored')).toEqual([]);

  await hear('charged_back', FIRST_DUE_DAYS + 21);
  expect((await payments()).map(({ status }) => status)).toEqual(['reversed', 'reversed']);
  expect((await kinds()).filter((kind) => kind === 'payment-reversed')).toHaveLength(2);
  const { results } = await verifyRecords(server.db);
  expect(results.flatMap(({ differences }) => differences)).toEqual([]);
});
