import { motorReadyToSign, signedForMotor } from '@fairlead/testing/journeys/motor';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyRecords } from '../../verification/verify-records.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ brand: 'motor' });
});
afterAll(() => server.close());

test('a hire purchase is signed, and its records are sound', async () => {
  const { token, loanId } = await signedForMotor(server);
  const loan = await server.get('readLoan', { token, params: { id: loanId } });
  expect(loan).toMatchObject({ state: 'Live', amount: 10_000 });
  const { results } = await verifyRecords(server.db);
  expect(results.flatMap(({ differences }) => differences)).toEqual([]);
});

test('a name that is not in the agreement does not sign it', async () => {
  const { token, applicationId } = await motorReadyToSign(server);
  const call = { token, params: { id: applicationId }, body: { name: 'Eve Other' } };
  expect(await server.call('requestLoan', call)).toMatchObject({
    status: 422,
    error: { type: 'nameDoesNotMatch' },
  });
});
