import { applied } from '@fairlead/testing/journeys/applying';
import {
  newestCode,
  newestLinkToken,
  signIn,
  stepUp,
  type SignedIn,
} from '@fairlead/testing/journeys/sign-in';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const MOBILE = '+447700900123';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let email: string;
/** The owner's session; someone else has a copy of its token. */
let owner: SignedIn;
beforeEach(async () => {
  email = (await applied(server, newApplicant('Cora', 'Accept'))).application.user.email;
  await server.get('sendLoginLink', { body: { email } });
  owner = await signIn(server, await newestLinkToken(server, email));
});

const refresh = (token: string) => server.call('authenticate', { body: { type: 'refresh_token' }, token });

const refreshed = async (token: string) => {
  const { data } = await refresh(token);
  return { token: data?.token ?? '', strength: data?.authStrength };
};

const statusOf = async (token: string): Promise<number> =>
  (await server.call('readUser', { token, params: { id: owner.userId } })).status;

const subjects = async () =>
  (await server.get('readInbox', { query: { to: email } })).map(({ subject }) => subject);

const reuses = () =>
  server.db
    .selectFrom('audit_rows')
    .select('subject_id')
    .where('action', '=', 'token-reused')
    .where('user_id', '=', owner.userId)
    .execute();

/** What the stored row of a token says, whatever an answer says of it. */
async function strengthOf(token: string): Promise<'strong' | 'weak'> {
  const { status, error } = await server.call('changeMobileNumber', {
    token,
    params: { id: owner.userId },
    body: { mobileNumber: '07700 900123' },
  });
  if (status !== 200 && error?.type !== 'stepUpRequired') throw new Error(`${status} ${error?.type}`);
  return status === 200 ? 'strong' : 'weak';
}

describe('a copy of the token from before the code', () => {
  test('gives no session while its owner uses the strong one', async () => {
    const strong = await stepUp(server, owner);
    expect(await statusOf(strong.token)).toBe(200);
    expect((await refresh(owner.token)).error?.type).toBe('tokenNotUsable');
    expect(await strengthOf(strong.token)).toBe('strong');
    expect(await reuses()).toEqual([]);
  });

  test('gives a weak session, and not the strong one, before the strong one is used', async () => {
    const strong = await stepUp(server, owner);
    const copy = await refreshed(owner.token);
    expect(copy.strength).toBe('weak');
    expect(copy.token).not.toBe(strong.token);
    expect(await strengthOf(copy.token)).toBe('weak');
    expect(await strengthOf(strong.token)).toBe('strong');
    expect((await refreshed(owner.token)).token).toBe(copy.token);
  });

  test('that was refreshed first does not become strong with the code', async () => {
    const copy = await refreshed(owner.token);
    const strong = await stepUp(server, owner);
    expect(strong.token).not.toBe(copy.token);
    expect(await strengthOf(copy.token)).toBe('weak');
    expect(await strengthOf(strong.token)).toBe('strong');
    expect((await refresh(copy.token)).error?.type).toBe('tokenNotUsable');
  });

  test('ends the session when it is presented after the grace, and the owner is notified', async () => {
    const strong = await stepUp(server, owner);
    await statusOf(strong.token);
    server.passMinutes(1);
    expect((await refresh(owner.token)).error?.type).toBe('tokenNotUsable');
    expect(await statusOf(strong.token)).toBe(401);
    expect(await subjects()).toContain('We signed you out');
  });
});

describe('the owner of a session', () => {
  test('to whom the answer to the code never arrived continues as weak, later too', async () => {
    await stepUp(server, owner);
    server.passMinutes(5);
    const found = await refreshed(owner.token);
    expect(found.strength).toBe('weak');
    expect(await statusOf(found.token)).toBe(200);
    const strong = await stepUp(server, { ...owner, token: found.token });
    expect(await strengthOf(strong.token)).toBe('strong');
    expect(await reuses()).toEqual([]);
  });

  test('who enters the code twice at the same moment is strong once', async () => {
    await server.get('stepUp', { token: owner.token });
    const body = { code: await newestCode(server, MOBILE) };
    const verify = () => server.call('verifyStepUp', { token: owner.token, body });
    const answers = await Promise.all([verify(), verify()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const token = answers.find(({ status }) => status === 200)?.data?.token ?? '';
    expect(await strengthOf(token)).toBe('strong');
  });

  test('whose token someone else refreshed learns it when they present it after 20 minutes', async () => {
    const { token: taken } = await refreshed(owner.token);
    for (const minutes of [10, 10]) {
      expect(await statusOf(taken)).toBe(200);
      server.passMinutes(minutes);
    }
    expect((await refresh(owner.token)).error?.type).toBe('tokenNotUsable');
    expect(await statusOf(taken)).toBe(401);
    expect((await refresh(taken)).error?.type).toBe('tokenNotUsable');
    expect(await reuses()).toEqual([{ subject_id: owner.userId }]);
    expect(await subjects()).toContain('We signed you out');
  });

  test('learns it too when the successor was itself rotated long ago', async () => {
    let { token } = await refreshed(owner.token);
    for (let quarter = 0; quarter < 4; quarter += 1) {
      server.passMinutes(14);
      ({ token } = await refreshed(token));
    }
    expect((await refresh(owner.token)).error?.type).toBe('tokenNotUsable');
    expect(await statusOf(token)).toBe(401);
    expect(await reuses()).toHaveLength(1);
  });

  test('is not written to when a tab wakes after the session has ended by itself', async () => {
    const { token } = await refreshed(owner.token);
    await statusOf(token);
    server.passMinutes(20);
    for (const old of [owner.token, token]) expect((await refresh(old)).error?.type).toBe('tokenNotUsable');
    expect(await reuses()).toEqual([]);
    expect(await subjects()).not.toContain('We signed you out');
  });

  test('is not written to when the answer to a refresh was lost and the session ran out', async () => {
    await refreshed(owner.token);
    server.passMinutes(20);
    expect((await refresh(owner.token)).error?.type).toBe('tokenNotUsable');
    expect(await reuses()).toEqual([]);
  });

  test('that began with a typed address is not written to, since the mailbox may be someone else’s; it ends', async () => {
    const newcomer = await applied(server, newApplicant('Nora', 'Accept'));
    const { token } = await refreshed(newcomer.token);
    const readApplication = () =>
      server.call('readApplication', { token, params: { id: newcomer.applicationId } });
    expect((await readApplication()).status).toBe(200);
    server.passMinutes(1);
    expect((await refresh(newcomer.token)).error?.type).toBe('tokenNotUsable');
    expect((await readApplication()).status).toBe(401);
    const letters = await server.get('readInbox', { query: { to: newcomer.application.user.email } });
    expect(letters.map(({ subject }) => subject)).not.toContain('We signed you out');
    const ended = await server.db
      .selectFrom('audit_rows')
      .select('detail')
      .where('action', '=', 'token-reused')
      .where('user_id', '=', newcomer.userId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(ended?.detail).toMatchObject({ limitedTo: null });
  });

  test('is written to although the copy is presented by a browser that the account knows', async () => {
    await server.get('sendLoginLink', { body: { email } });
    const body = { type: 'auto_login', data: { token: await newestLinkToken(server, email) } } as const;
    const known = await server.call('authenticate', { body });
    const cookie = known.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    expect(cookie).toContain('known-browser=');
    const token = known.data?.token ?? '';
    await statusOf((await refreshed(token)).token);
    server.passMinutes(1);
    const again = { body: { type: 'refresh_token' }, token, headers: { cookie } } as const;
    expect((await server.call('authenticate', again)).error?.type).toBe('tokenNotUsable');
    expect(await subjects()).toContain('We signed you out');
  });
});
