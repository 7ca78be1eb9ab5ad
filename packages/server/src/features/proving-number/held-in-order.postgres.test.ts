import { readyToSign } from '@fairlead/testing/journeys/applying';
import { newestCode } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ROUNDS = 8;

test('a code, another number and a signature at once wait for each other, and none fails', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { token, userId, applicationId } = await readyToSign(server);
    await server.get('stepUp', { token });
    const code = await newestCode(server, '+447700900123');
    const answers = await Promise.all([
      server.call('requestLoan', { token, params: { id: applicationId } }),
      server.call('changeMobileNumber', {
        token,
        params: { id: userId },
        body: { mobileNumber: '07700 900777' },
      }),
      server.call('verifyStepUp', { token, body: { code } }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  }
});
