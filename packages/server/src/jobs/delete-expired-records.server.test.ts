import { PEOPLE } from '@fairlead/testing/people';
import { bankDataUsed, bankRead, incomeAsked } from '@fairlead/testing/journeys/bank-data';
import { withBudget } from '@fairlead/testing/journeys/budgets';
import { signIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { perform } from '../runtime/background-tasks.ts';
import { deleteExpiredRecords } from './delete-expired-records.ts';

const DAY_MINUTES = 24 * 60;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const kept = async () => {
  const tables = ['rate_limits', 'auth_tokens', 'idempotency_keys'] as const;
  const rows = await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute()));
  return rows.map(({ length }) => length > 0);
};

test('windows, tokens and stored answers are deleted past their retention period', async () => {
  const { autoLoginToken } = await server.get('submitApplication', {
    body: PEOPLE.accepted,
    key: randomUUID(),
  });
  await signIn(server, autoLoginToken ?? '');
  await perform(deleteExpiredRecords, server.services);
  expect(await kept()).toEqual([true, true, true]);
  for (const [days, left] of [
    [4, [false, true, true]],
    [30, [false, false, true]],
    [60, [false, false, false]],
  ] as const) {
    server.passMinutes(days * DAY_MINUTES);
    await perform(deleteExpiredRecords, server.services);
    expect(await kept()).toEqual(left);
  }
});

test('a financial statement is deleted twelve months after its last change', async () => {
  await withBudget(server);
  const count = async () =>
    (await server.db.selectFrom('financial_statements').select('id').execute()).length;
  server.passMinutes(364 * DAY_MINUTES);
  await perform(deleteExpiredRecords, server.services);
  expect(await count()).toBe(1);
  server.passMinutes(3 * DAY_MINUTES);
  await perform(deleteExpiredRecords, server.services);
  expect(await count()).toBe(0);
});

test('bank data that was not used is deleted after a day; what was used stays with its application', async () => {
  await bankRead(server, await incomeAsked(server));
  const { dataPullId } = await bankDataUsed(server, await incomeAsked(server));
  const ids = async () =>
    (await server.db.selectFrom('data_pulls').select('id').execute()).map(({ id }) => id);
  expect(await ids()).toHaveLength(2);
  server.passMinutes(2 * DAY_MINUTES);
  await perform(deleteExpiredRecords, server.services);
  expect(await ids()).toEqual([dataPullId]);
});

test('a message to a brand and the emails about it are forgotten three years after it came', async () => {
  const write = (message: string) =>
    server.call('contactUs', {
      brand: 'asda',
      body: { name: 'Wilma Writer', email: 'wilma@mail.example', topic: 'complaint', message },
    });
  const count = async () => [
    (await server.db.selectFrom('contact_messages').select('id').execute()).length,
    (
      await server.db
        .selectFrom('outbox_messages')
        .select('id')
        .where('template', 'like', 'contact-%')
        .execute()
    ).length,
  ];
  await write('I got no call back.');
  server.passMinutes((3 * 365 - 1) * DAY_MINUTES);
  await write('Still no call.');
  await perform(deleteExpiredRecords, server.services);
  expect(await count()).toEqual([2, 4]);
  server.passMinutes(3 * DAY_MINUTES);
  await perform(deleteExpiredRecords, server.services);
  expect(await count()).toEqual([1, 2]);
});
