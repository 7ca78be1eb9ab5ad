import { newApplicant } from '@fairlead/testing/people';
import { applied } from '@fairlead/testing/journeys/applying';
import { ProviderUnavailable } from '@fairlead/providers/provider-error';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a report on one name decides nothing for another that was given while the bureau was looking', async () => {
  const { providers } = server.services;
  const bureau = providers.creditBureau;
  const { token, applicationId } = await applied(server, newApplicant('Ada', 'Mismatch'));
  const correctedTo = (firstName: string) =>
    server.call('updateAddressMismatch', {
      token,
      params: { id: applicationId },
      body: {
        firstName,
        lastName: 'Mismatch',
        dateOfBirth: '1990-05-17',
        addresses: [{ houseNumber: '7', line1: 'Other Road', town: 'Sampleton', postCode: 'ID1 1QD' }],
      },
    });
  const search: typeof bureau.search = async (asked) => {
    if (asked.firstName === 'Eve') throw new ProviderUnavailable('credit-bureau');
    if (asked.firstName === 'Ada') expect((await correctedTo('Eve')).status).toBe(503);
    return bureau.search(asked);
  };
  Object.assign(providers, { creditBureau: { search } });
  try {
    expect(await correctedTo('Ada')).toMatchObject({ status: 409, error: { type: 'applicationNotOpen' } });
  } finally {
    Object.assign(providers, { creditBureau: bureau });
  }
  const call = { token, params: { id: applicationId } };
  expect((await server.get('readApplication', call)).state).toBe('Address Mismatch');
  expect((await correctedTo('Eve')).data?.state).toBe('Quoted');
});
