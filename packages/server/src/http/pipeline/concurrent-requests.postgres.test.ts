import { randomUUID } from 'node:crypto';
import { applicant, PEOPLE } from '@fairlead/testing/people';
import { signIn, type SignedIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { openTestDatabase } from '@fairlead/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { countInWindow } from '../../resources/rate-limit/rate-limit-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const times = <T>(count: number, ask: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, ask));

async function newcomer(name: string): Promise<SignedIn> {
  const { autoLoginToken } = await server.get('submitApplication', { body: applicant(name, 'Accept') });
  return signIn(server, autoLoginToken ?? '');
}

describe('ten at the same moment on a real server', () => {
  test('applications under one key have one effect and one answer', async () => {
    const key = randomUUID();
    const answers = await times(10, () => server.call('submitApplication', { body: PEOPLE.accepted, key }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
    expect(await server.db.selectFrom('loan_applications').select('id').execute()).toHaveLength(1);
  });

  test('presses of one sign-in button sign in once', async () => {
    const { autoLoginToken } = await server.get('submitApplication', { body: applicant('Once', 'Accept') });
    const body = { type: 'auto_login', data: { token: autoLoginToken ?? '' } } as const;
    const answers = await times(10, () => server.call('authenticate', { body }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('refreshes of one session are given one successor', async () => {
    const { token } = await newcomer('Tabs');
    const answers = await times(10, () =>
      server.call('authenticate', { body: { type: 'refresh_token' }, token }),
    );
    expect(new Set(answers.map(({ data }) => data?.token)).size).toBe(1);
  });

  test('a sign-out ends what a refresh is just making', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { token, userId } = await newcomer(`Leaves${'abcdefghijklmnopqrstuvwxyz'.charAt(round)}`);
      const [refreshed] = await Promise.all([
        server.call('authenticate', { body: { type: 'refresh_token' }, token }),
        server.call('signOut', { token }),
      ]);
      const left = { token: refreshed.data?.token ?? token, params: { id: userId } };
      expect((await server.call('readUser', left)).status).toBe(401);
    }
  });

  test('wrong codes are counted one by one', async () => {
    const { token } = await newcomer('Guess');
    await server.get('stepUp', { token });
    const answers = await times(10, () => server.call('verifyStepUp', { token, body: { code: '000000' } }));
    expect(answers.filter(({ error }) => error?.type === 'codeWrong')).toHaveLength(5);
  });

  test('calls in one window are counted without a gap', async () => {
    const counts = await times(10, () => countInWindow(server.db, 'window', '2026-11-20T10:00:00.000Z'));
    expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('processes that start bring the schema up to date once', async () => {
    const { db, close } = await openTestDatabase();
    await expect(times(5, () => migrate(db))).resolves.toHaveLength(5);
    await close();
  });
});
