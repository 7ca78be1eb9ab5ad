import { applied, followUp } from '@fairlead/testing/journeys/applying';
import { stepUp } from '@fairlead/testing/journeys/sign-in';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const AT_ONCE = 12;

test('new addresses and new numbers of one borrower at once wait for each other, and none fails', async () => {
  const borrower = await stepUp(server, await applied(server, newApplicant('Ada', 'Accept-Moved')));
  const { token, userId } = borrower;
  const { currentAddress } = await followUp(server, borrower);
  const move = (n: number) =>
    server.call('provideNewAddress', {
      token,
      params: { id: currentAddress },
      body: { houseNumber: `${n}`, line1: 'Quay Street', town: 'Easterby', postCode: 'ID1 1QD' },
    });
  const change = (n: number) =>
    server.call('changeMobileNumber', {
      token,
      params: { id: userId },
      body: { mobileNumber: `07700 9007${String(n).padStart(2, '0')}` },
    });
  const calls = Array.from({ length: AT_ONCE }, (_, n) => (n % 2 === 0 ? move(n) : change(n)));
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
});
