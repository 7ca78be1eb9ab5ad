import { addDays } from '@fairlead/core/calendar/day';
import { accountOf, SLOW_ACCOUNT } from '@fairlead/testing/journeys/applying';
import { aboutLoan, shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAfterEach } from '../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

test('a loan whose money takes a day is Funded until it arrives, and owes no interest for that day', async () => {
  const applicant = shortLoan();
  const ada = await signedLoan(server, applicant, accountOf(applicant, SLOW_ACCOUNT));
  const signedOn = await server.today();
  const read = () => server.get('readLoan', aboutLoan(ada));
  expect(await read()).toMatchObject({ state: 'Funded', disbursalDate: null, outstanding: 0 });
  await server.travelTo(addDays(signedOn, 1));
  const arrived = await read();
  expect(arrived).toMatchObject({ state: 'Live', disbursalDate: addDays(signedOn, 1), interestToDate: 0 });
  const inbox = await server.get('readInbox', { query: { to: applicant.user.email } });
  expect(inbox.filter(({ subject }) => subject === 'Your money is on its way')).toHaveLength(1);
});
