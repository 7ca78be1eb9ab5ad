import { applied, type Borrower } from '@fairlead/testing/journeys/applying';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let borrower: Borrower;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMIT_MULTIPLIER: '1', TRUSTED_PROXIES: '1' } });
  borrower = await applied(server, newApplicant('Rita', 'Accept'));
});
afterAll(() => server.close());

const rowsOf = (action: string) =>
  server.db.selectFrom('audit_rows').selectAll().where('action', '=', action).orderBy('id').execute();

describe('the audit trail has a refused attempt', () => {
  test('to use a sign-in token again, or one that was never issued', async () => {
    const { autoLoginToken } = await server.get('submitApplication', {
      body: newApplicant('Una', 'Accept'),
    });
    const token = autoLoginToken ?? '';
    const body = { type: 'auto_login', data: { token } } as const;
    await server.get('authenticate', { body });
    const again = await server.call('authenticate', { body });
    const unknown = await server.call('authenticate', {
      body: { type: 'auto_login', data: { token: `${token.slice(0, -2)}xx` } },
    });
    const rows = await rowsOf('sign-in-refused');
    expect(rows.map(({ detail }) => detail)).toEqual([{ because: 'used' }, { because: 'unknown' }]);
    expect(rows.map(({ request_id }) => request_id)).toEqual([
      again.error?.requestId,
      unknown.error?.requestId,
    ]);
    expect(rows.map(({ user_id }) => user_id === null)).toEqual([false, true]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(0, 10));
  });

  test('to give a wrong code, with the session’s strength and the request', async () => {
    const { token, userId } = borrower;
    await server.get('stepUp', { token });
    const { error } = await server.call('verifyStepUp', { token, body: { code: '999999' } });
    expect(await rowsOf('code-refused')).toMatchObject([
      {
        brand_id: 'lendable',
        user_id: userId,
        actor: 'borrower',
        strength: 'weak',
        request_id: error?.requestId,
        detail: { because: 'codeWrong' },
      },
    ]);
  });

  test('to read what is another borrower’s, 60 times an hour at most', async () => {
    const other = await applied(server, newApplicant('Olga', 'Accept'));
    const read = { token: other.token, params: { id: borrower.applicationId } };
    const { status, error } = await server.call('readApplication', read);
    expect(status).toBe(404);
    expect(await rowsOf('access-denied')).toMatchObject([
      {
        user_id: other.userId,
        subject_id: borrower.applicationId,
        request_id: error?.requestId,
        detail: { endpoint: 'readApplication' },
      },
    ]);
    for (let time = 0; time < 65; time += 1) await server.call('readApplication', read);
    expect(await rowsOf('access-denied')).toHaveLength(60);
  });

  test('to call as a service without its token, 60 times an hour at most from one network', async () => {
    const call = (address: string) =>
      server.call('readAffordability', {
        params: { id: borrower.applicationId },
        headers: { 'x-service-name': 'savings', 'x-forwarded-for': address },
      });
    const unknown = (await rowsOf('access-denied')).length;
    for (let host = 1; host <= 65; host += 1) await call(`2001:db8:1:2::${host}`);
    expect(await rowsOf('access-denied')).toHaveLength(unknown + 60);
    await call('2001:db8:1:3::1');
    expect(await rowsOf('access-denied')).toHaveLength(unknown + 61);
  });

  test('and nothing for what was allowed', async () => {
    const before = (await rowsOf('access-denied')).length;
    await server.get('readApplication', { token: borrower.token, params: { id: borrower.applicationId } });
    expect(await rowsOf('access-denied')).toHaveLength(before);
  });
});
