import {
  answerAtBank,
  bankPaymentCalls,
  lateBorrower,
  providerIdIn,
} from '@fairlead/testing/journeys/bank-payments';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeMessage } from '../../../resources/provider-message/receive-message.ts';
import { verifyAfterEach } from '../../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    expectedErrors: ['a message about a bank payment that is not ours'],
  });
});
afterAll(() => server.close());

verifyAfterEach(() => server);

const { read, start } = bankPaymentCalls(() => server);

const message = (eventId: string, subject: string) =>
  storeMessage(
    server.services,
    'bank-payments',
    { eventId, kind: 'payment_settled', subject, paymentId: null },
    Buffer.from('{}'),
  );
const waiting = async () =>
  (
    await server.db
      .selectFrom('provider_messages')
      .select('event_id')
      .where('applied_at', 'is', null)
      .execute()
  ).length;

test('a payment whose tab is closed is credited by the message, once, before the sweep asks about it', async () => {
  const late = await lateBorrower(server);
  const { arrears, totalPaid } = await read(late);
  const payment = await start(late, { flow: 'late', amount: arrears.amount });
  const providerId = providerIdIn(payment.url);
  await message('early', providerId);
  await server.work();
  expect((await read(late)).totalPaid).toBe(totalPaid);
  await answerAtBank(server, payment.url);
  await server.work();
  expect((await read(late)).totalPaid).toBe(totalPaid);
  for (const eventId of ['settled', 'settled', 'again']) await message(eventId, providerId);
  await message('unknown', 'BP-of-someone-else');
  await server.work();
  expect((await read(late)).totalPaid).toBeCloseTo(totalPaid + arrears.amount, 2);
  expect(await waiting()).toBe(0);
});
