import { servicesOn } from '@fairlead/testing/services-on';
import { day } from '@fairlead/core/calendar/day';
import { openTestDatabase } from '@fairlead/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppServices } from '../../context.ts';
import type { TestDatabase } from '@fairlead/testing/server-database';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import { readLoan, type LoanKey } from '../../resources/loan/loan-store.ts';
import { storeBorrower, storeLoan, YEAR_LOAN } from '@fairlead/testing/loans/stored-loan';
import { verifyRecords } from '../../verification/verify-records.ts';
import { ingestProviderEvents } from './ingest-provider-events.ts';
import { sweep } from '../sweep.ts';

let database: TestDatabase;
let server: AppServices;
let key: LoanKey;

beforeAll(async () => {
  database = await openTestDatabase();
  server = servicesOn(database.db);
  key = await storeLoan(server, await storeBorrower(server), YEAR_LOAN);
});
afterAll(() => database.close());

const kinds = async () => (await listEvents(server.db, key)).map(({ kind }) => kind);

test('several sweeps at once pay out once', async () => {
  await Promise.all([sweep(server), sweep(server), sweep(server)]);
  await sweep(server);
  expect(await kinds()).toEqual(['payout-sent', 'disbursed']);
  const letters = await server.db.selectFrom('outbox_messages').select('template').execute();
  expect(letters).toEqual([{ template: 'payout-sent' }]);
});

test('several sweeps at once submit an instalment once', async () => {
  await server.clock.moveAhead(21);
  expect(await server.clock.today()).toBe('2026-12-11');
  await Promise.all([sweep(server), sweep(server), sweep(server)]);
  expect(await kinds()).toEqual(['payout-sent', 'disbursed', 'payment-submitted', 'mandate-activated']);
  const collections = await server.db
    .selectFrom('sandbox.documents')
    .select('key')
    .where('collection', '=', 'direct-debit/collections')
    .execute();
  expect(collections).toHaveLength(1);
});

test('one event of the provider, received several times at once and again later, is stored once repayment', async () => {
  await server.clock.moveAhead(25);
  await Promise.all([1, 2, 3, 4].map(() => ingestProviderEvents(server, day('2026-12-15'))));
  await server.db.updateTable('provider_cursors').set({ cursor: null }).execute();
  await Promise.all([1, 2].map(() => ingestProviderEvents(server, day('2026-12-15'))));
  expect((await kinds()).filter((kind) => kind === 'payment-received')).toHaveLength(1);
  expect(await readLoan(server.db, key)).toMatchObject({ total_paid_pence: YEAR_LOAN.monthly });
  const { results } = await verifyRecords(server.db);
  expect(results.flatMap(({ differences }) => differences)).toEqual([]);
});

/** What a sweep with nothing to do asks the database, and how many rows it reads. */
async function costOfSweep(): Promise<{ statements: number; rows: number }> {
  const cost = { statements: 0, rows: 0 };
  const db = server.db.withPlugin({
    transformQuery: ({ node }) => {
      cost.statements += 1;
      return node;
    },
    transformResult: async ({ result }) => {
      cost.rows += result.rows.length;
      return result;
    },
  });
  await sweep({ ...servicesOn(db), clock: server.clock });
  return cost;
}

test('a sweep with nothing to do costs the same with one loan and with several', async () => {
  await sweep(server);
  const before = await costOfSweep();
  for (let more = 0; more < 3; more += 1) await storeLoan(server, await storeBorrower(server), YEAR_LOAN);
  for (const ahead of [30, 33, 60]) {
    await server.clock.moveAhead(ahead);
    await sweep(server);
    await sweep(server);
  }
  expect(await costOfSweep()).toEqual(before);
});
