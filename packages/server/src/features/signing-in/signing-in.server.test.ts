import { applicant, PEOPLE } from '@fairlead/testing/people';
import { newestCode, signIn, stepUp, type SignedIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const EMAIL = PEOPLE.accepted.user.email;
const MOBILE = '+447700900123';

let server: TestServer;
let userId: string;
beforeAll(async () => {
  server = await startTestServer();
  const { autoLoginToken } = await server.get('submitApplication', { body: PEOPLE.accepted });
  userId = (await signIn(server, autoLoginToken ?? '')).userId;
});
afterAll(() => server.close());

const spend = (token: string) =>
  server.call('authenticate', { body: { type: 'auto_login', data: { token } } });
const refresh = (token: string) => server.call('authenticate', { body: { type: 'refresh_token' }, token });
const readMe = (token: string) => server.call('readUser', { token, params: { id: userId } });
const inboxOf = (to: string) => server.get('readInbox', { query: { to } });

async function linkToken(): Promise<string> {
  await server.get('sendLoginLink', { body: { email: EMAIL } });
  const [newest] = await inboxOf(EMAIL);
  return new URL(newest?.links[0] ?? '').searchParams.get('token') ?? '';
}

const signedIn = async (): Promise<SignedIn> => signIn(server, await linkToken());

describe('a sign-in link', () => {
  test('arrives by email, leads to our own page and signs in as weak for 15 minutes', async () => {
    await server.get('sendLoginLink', { body: { email: EMAIL.toUpperCase() } });
    const [letter] = await inboxOf(EMAIL);
    expect(letter?.subject).toContain('sign in');
    const link = new URL(letter?.links[0] ?? '');
    expect(link.pathname).toBe('/login');
    const { data } = await spend(link.searchParams.get('token') ?? '');
    expect(data).toMatchObject({
      '@type': 'authenticationToken',
      subjectId: userId,
      authStrength: 'weak',
    });
    expect(Date.parse(data?.expiresAt ?? '') - server.services.wallNow().getTime()).toBeLessThanOrEqual(
      15 * 60_000,
    );
  });

  test('works once', async () => {
    const token = await linkToken();
    expect((await spend(token)).status).toBe(200);
    expect((await spend(token)).error?.type).toBe('tokenNotUsable');
  });

  test('works once when two press the button at the same moment', async () => {
    const token = await linkToken();
    const answers = await Promise.all([spend(token), spend(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('works for 15 minutes', async () => {
    const token = await linkToken();
    server.passMinutes(15);
    expect((await spend(token)).status).toBe(401);
  });

  test('does not work at another brand', async () => {
    const token = await linkToken();
    const body = { type: 'auto_login', data: { token } } as const;
    expect((await server.call('authenticate', { body, brand: 'asda' })).status).toBe(401);
    expect((await spend(token)).status).toBe(200);
  });

  test('for an unknown address gives the same answer and sends nothing', async () => {
    const known = await server.call('sendLoginLink', { body: { email: EMAIL } });
    const unknown = await server.call('sendLoginLink', { body: { email: 'no-one@mail.example' } });
    expect([unknown.status, unknown.data]).toEqual([known.status, known.data]);
    expect(await inboxOf('no-one@mail.example')).toEqual([]);
  });

  test('is kept as a digest only', async () => {
    const token = await linkToken();
    const rows = await server.db.selectFrom('auth_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const letters = await server.db.selectFrom('outbox_messages').selectAll().execute();
    expect(JSON.stringify(letters)).not.toContain(token);
  });
});

describe('a session', () => {
  let who: SignedIn;
  beforeEach(async () => {
    who = await signedIn();
  });

  test('ends after 15 idle minutes, and use keeps it alive', async () => {
    server.passMinutes(14);
    expect((await readMe(who.token)).status).toBe(200);
    server.passMinutes(14);
    expect((await readMe(who.token)).status).toBe(200);
    server.passMinutes(15);
    expect((await readMe(who.token)).status).toBe(401);
  });

  test('ends after 12 hours however much it is used', async () => {
    const first = await refresh(who.token);
    const endsAt = first.data?.sessionEndsAt;
    let token = first.data?.token ?? '';
    for (let minutes = 0; minutes < 12 * 60 - 10; minutes += 10) {
      server.passMinutes(10);
      const { data } = await refresh(token);
      expect(data?.sessionEndsAt).toBe(endsAt);
      token = data?.token ?? '';
    }
    expect((await readMe(token)).status).toBe(200);
    server.passMinutes(10);
    expect((await readMe(token)).status).toBe(401);
    expect((await refresh(token)).error?.type).toBe('tokenNotUsable');
  });

  test('is refreshed by rotation: for 30 seconds the old token works and gives the same successor', async () => {
    const first = await refresh(who.token);
    const again = await refresh(who.token);
    expect(again.data?.token).toBe(first.data?.token);
    expect(first.data?.token).not.toBe(who.token);
    expect((await readMe(who.token)).status).toBe(200);
    server.passMinutes(0.5);
    expect((await readMe(who.token)).status).toBe(401);
    expect((await readMe(first.data?.token ?? '')).status).toBe(200);
  });

  test('gives the same successor later too, until it is used: the answer may have been lost', async () => {
    const lost = await refresh(who.token);
    server.passMinutes(5);
    const found = await refresh(who.token);
    expect([found.status, found.data?.token]).toEqual([200, lost.data?.token]);
  });

  test('ends for everyone when a token is presented whose successor is in use, and its owner is notified', async () => {
    const successor = (await refresh(who.token)).data?.token ?? '';
    await readMe(successor);
    server.passMinutes(1);
    expect((await refresh(who.token)).error?.type).toBe('tokenNotUsable');
    expect((await readMe(successor)).status).toBe(401);
    expect((await refresh(successor)).status).toBe(401);
    const [letter] = await inboxOf(EMAIL);
    expect(letter).toMatchObject({ subject: 'We signed you out' });
    const reused = await server.db
      .selectFrom('audit_rows')
      .select('subject_id')
      .where('action', '=', 'token-reused')
      .execute();
    expect(reused).toEqual([{ subject_id: userId }]);
  });

  test('has one successor when twenty tabs refresh at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(who.token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data?.token)).size).toBe(1);
  });

  test('is over everywhere after signing out', async () => {
    const { data } = await refresh(who.token);
    await server.get('signOut', { token: data?.token ?? '' });
    for (const token of [who.token, data?.token ?? '']) {
      expect((await readMe(token)).status).toBe(401);
      expect((await refresh(token)).status).toBe(401);
    }
  });

  test('is never refreshed without a token', async () => {
    const answer = await server.call('authenticate', { body: { type: 'refresh_token' } });
    expect([answer.status, answer.error?.type]).toEqual([401, 'tokenNotUsable']);
  });
});

describe('the code by text message', () => {
  let who: SignedIn;
  const verify = (code: string) => server.call('verifyStepUp', { token: who.token, body: { code } });
  beforeEach(async () => {
    who = await signedIn();
  });

  test('goes to the masked number of the account and makes the session strong for 15 minutes', async () => {
    const { sentTo } = await server.get('stepUp', { token: who.token });
    expect(sentTo).toMatch(/0123$/);
    expect(sentTo).not.toContain('7700');
    const { data } = await verify(await newestCode(server, MOBILE));
    expect(data?.authStrength).toBe('strong');
    const later = await refresh(data?.token ?? '');
    expect(later.data?.authStrength).toBe('strong');
    server.passMinutes(10);
    const kept = await refresh(later.data?.token ?? '');
    server.passMinutes(5);
    expect((await refresh(kept.data?.token ?? '')).data?.authStrength).toBe('weak');
  });

  test('does not make the token strong that asked for it', async () => {
    const strong = await stepUp(server, who);
    expect(strong.token).not.toBe(who.token);
    server.passMinutes(0.5);
    expect((await readMe(who.token)).status).toBe(401);
  });

  test('may be wrong five times', async () => {
    await server.get('stepUp', { token: who.token });
    for (let tries = 0; tries < 5; tries += 1) expect((await verify('000000')).error?.type).toBe('codeWrong');
    const right = await verify(await newestCode(server, MOBILE));
    expect([right.status, right.error?.type]).toEqual([422, 'codeSpent']);
  });

  test('counts tries at the same moment one by one', async () => {
    await server.get('stepUp', { token: who.token });
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify('000000')));
    expect(answers.filter(({ error }) => error?.type === 'codeWrong')).toHaveLength(5);
  });

  test('lasts 10 minutes', async () => {
    await server.get('stepUp', { token: who.token });
    server.passMinutes(10);
    expect((await verify(await newestCode(server, MOBILE))).error?.type).toBe('codeExpired');
  });

  test('works once, and a newer one puts an older one out of use', async () => {
    await server.get('stepUp', { token: who.token });
    const code = await newestCode(server, MOBILE);
    expect((await verify(code)).status).toBe(200);
    expect((await verify(code)).error?.type).toBe('codeSpent');
  });

  test('was never asked for', async () => {
    const { autoLoginToken } = await server.get('submitApplication', { body: applicant('Never', 'Accept') });
    who = await signIn(server, autoLoginToken ?? '');
    expect((await verify('123456')).error?.type).toBe('codeSpent');
  });

  test.each([
    ['07700 900001', 'never arrives', 'no code arrived'],
    ['07700 900002', 'has expired', 'codeExpired'],
  ])('to %s %s', async (mobileNumber, _what, outcome) => {
    const person = applicant(outcome === 'codeExpired' ? 'Expired' : 'Lost', 'Accept');
    const body = { ...person, user: { ...person.user, mobileNumber } };
    const { autoLoginToken } = await server.get('submitApplication', { body });
    who = await signIn(server, autoLoginToken ?? '');
    await server.get('stepUp', { token: who.token });
    const code = await newestCode(server, `+44${mobileNumber.replace(/^0|\s/g, '')}`);
    const seen = code === 'no code arrived' ? code : (await verify(code)).error?.type;
    expect(seen).toBe(outcome);
  });
});

test('signing in and stepping up are in the audit trail, without personal data', async () => {
  await stepUp(server, await signedIn());
  const rows = await server.db.selectFrom('audit_rows').selectAll().where('user_id', '=', userId).execute();
  const actions = rows.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['signed-in', 'stepped-up', 'login-link-asked-for']));
  expect(JSON.stringify(rows)).not.toMatch(/mail\.example|7700900123|Successful/);
});
