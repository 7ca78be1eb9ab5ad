import type { EndpointName } from '@fairlead/contract/endpoints';
import { applied, type Borrower } from '@fairlead/testing/journeys/applying';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../routes.ts';
import { existsIn } from './policy.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a session of someone who applied with the email address of an account', () => {
  let owner: Borrower;
  let limited: Borrower;
  beforeAll(async () => {
    owner = await applied(server);
    limited = await applied(server, { ...owner.application, amount: 3000 });
  });

  const statusOf = async (name: EndpointName, id: string) =>
    (await server.call(name, { token: limited.token, params: { id } })).status;

  test('sees its own application and not the others of the same borrower', async () => {
    expect(await statusOf('readApplication', limited.applicationId)).toBe(200);
    expect(await statusOf('readApplication', owner.applicationId)).toBe(404);
  });

  test('may say that it opened the offer, and sign out', async () => {
    expect(await statusOf('trackApplyVisit', limited.applicationId)).toBe(200);
    expect((await server.call('signOut', { token: limited.token })).status).toBe(200);
  });
});

test('a brand new applicant is asked for the code before anything that needs it', async () => {
  const { token } = await applied(server, newApplicant('Ada', 'Accept'));
  const strong = ROUTES.filter(({ endpoint }) => endpoint.strength === 'strong').map(({ name }) => name);
  for (const name of strong) {
    const params = { id: '01a1f866-0d00-742c-8dbe-984679d2ac53' };
    expect((await server.call(name, { token, params })).error?.type, name).toBe('stepUpRequired');
  }
});

describe('the sandbox', () => {
  const calls = ROUTES.filter(({ endpoint }) => endpoint.actor === 'sandbox');

  test.each(calls)('$name is absent in production', ({ endpoint }) => {
    expect(existsIn('production', endpoint)).toBe(false);
    expect(existsIn('staging', endpoint)).toBe(true);
  });
});
