import { ADVISER, answerOfIssuer, signedOn, signOnAnswered } from '@fairlead/testing/journeys/staff';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const finish = async (body: { pending: string; answer: string }) => {
  const { status, error } = await server.call('finishStaffSignOn', { body });
  return [status, error?.type];
};

const NOT_USABLE = [401, 'signOnNotUsable'];

const isSignedOn = async (token: string) => (await server.call('readStaffSession', { token })).status === 200;

describe('a member of staff', () => {
  test('signs on by the identity provider, with the roles of their groups', async () => {
    const { token, ...session } = await signedOn(server);
    expect(session).toMatchObject({ subject: 'staff-0001', name: 'Uma Underwriter', roles: ['underwriter'] });
    expect(await server.get('readStaffSession', { token })).toEqual(session);
    expect((await signedOn(server, ADVISER)).roles).toEqual(['adviser']);
  });

  test('is stored without the token, and the audit trail has their sign-on and sign-out', async () => {
    const { token } = await signedOn(server, ADVISER);
    const rows = await server.db.selectFrom('staff_sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await server.get('signOutStaff', { token });
    const audit = await server.db
      .selectFrom('audit_rows')
      .select(['actor', 'action', 'user_id', 'detail'])
      .where('subject_id', '=', rows.at(-1)!.id)
      .orderBy('id')
      .execute();
    const row = { actor: 'staff', user_id: null, detail: { staff: 'staff-0002' } };
    expect(audit).toEqual([
      { ...row, action: 'staff-signed-on' },
      { ...row, action: 'staff-signed-out' },
    ]);
  });

  test('is signed out by signing out, and no one else is', async () => {
    const [first, second] = [await signedOn(server), await signedOn(server)];
    await server.get('signOutStaff', { token: first.token });
    expect([await isSignedOn(first.token), await isSignedOn(second.token)]).toEqual([false, true]);
  });

  test('is signed out after half an hour of silence, and after eight hours of work', async () => {
    const silent = await signedOn(server);
    const busy = await signedOn(server);
    for (let halfHours = 0; halfHours < 15; halfHours += 1) {
      server.passMinutes(29);
      expect(await isSignedOn(busy.token)).toBe(true);
    }
    expect(await isSignedOn(silent.token)).toBe(false);
    server.passMinutes(25);
    expect(await isSignedOn(busy.token)).toBe(true);
    server.passMinutes(25);
    expect(await isSignedOn(busy.token)).toBe(false);
  });
});

describe('a sign-on', () => {
  test('goes to the identity provider with state, nonce, PKCE and the one redirect address', async () => {
    const { address, pending } = await server.get('startStaffSignOn');
    const asked = new URL(address).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/auth/oidc/callback',
      code_challenge_method: 'S256',
      prompt: 'login',
    });
    for (const name of ['state', 'nonce', 'code_challenge'] as const) {
      expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
      expect(pending).not.toContain(asked.get(name));
    }
  });

  test('is finished once', async () => {
    const answered = await signOnAnswered(server);
    expect(await finish(answered)).toEqual([200, undefined]);
    expect(await finish(answered)).toEqual(NOT_USABLE);
  });

  test('is not finished by the answer to another one', async () => {
    const [one, other] = [await signOnAnswered(server), await signOnAnswered(server)];
    expect(await finish({ pending: one.pending, answer: other.answer })).toEqual(NOT_USABLE);
    const state = new URLSearchParams(one.answer).get('state') ?? '';
    const mixed = new URLSearchParams(other.answer);
    mixed.set('state', state);
    expect(await finish({ pending: one.pending, answer: mixed.toString() })).toEqual(NOT_USABLE);
  });

  test.each([
    ['another state', (answer: URLSearchParams) => answer.set('state', 'x'.repeat(43))],
    ['no state', (answer: URLSearchParams) => answer.delete('state')],
    ['another issuer', (answer: URLSearchParams) => answer.set('iss', 'https://id.elsewhere.example')],
    ['another code', (answer: URLSearchParams) => answer.set('code', 'guessed')],
    ['an error', (answer: URLSearchParams) => answer.set('error', 'access_denied')],
  ])('is refused with %s', async (_what, spoil) => {
    const { pending, answer } = await signOnAnswered(server);
    const spoilt = new URLSearchParams(answer);
    spoil(spoilt);
    expect(await finish({ pending, answer: spoilt.toString() })).toEqual(NOT_USABLE);
  });

  test('is refused when what the browser carried was made up, changed, or is ten minutes old', async () => {
    const { pending, answer } = await signOnAnswered(server);
    const changed = `${pending.slice(0, -4)}AAAA`;
    for (const other of ['made-up-by-the-caller-0', changed])
      expect(await finish({ pending: other, answer })).toEqual(NOT_USABLE);
    server.passMinutes(10);
    expect(await finish({ pending, answer })).toEqual(NOT_USABLE);
  });

  test('that is refused is in the audit trail, with the reason and without what was sent', async () => {
    const { pending, answer } = await signOnAnswered(server);
    await finish({ pending, answer });
    const refused = [
      await server.call('finishStaffSignOn', { body: { pending, answer } }),
      await server.call('finishStaffSignOn', { body: { pending: 'made-up-by-the-caller-0', answer } }),
    ];
    const rows = await server.db
      .selectFrom('audit_rows')
      .select(['request_id', 'actor', 'user_id', 'detail'])
      .where('action', '=', 'staff-sign-on-refused')
      .orderBy('id')
      .execute();
    const row = (n: number, because: string) => ({
      request_id: refused[n]?.error?.requestId,
      actor: 'anyone',
      user_id: null,
      detail: { because, network: expect.stringMatching(/./) as unknown },
    });
    expect(rows.slice(-2)).toEqual([
      row(0, 'refused by the identity provider'),
      row(1, 'not begun here, or too long ago'),
    ]);
    expect(JSON.stringify(rows)).not.toContain(answer);
  });

  test('of an unknown person does not leave the page of the identity provider', async () => {
    const { address, pending } = await server.get('startStaffSignOn');
    expect(
      await finish({ pending, answer: (await answerOfIssuer(address, 'staff-9999')) || 'none' }),
    ).toEqual(NOT_USABLE);
  });
});

test('someone whose groups have no role here is refused, and the audit trail says so', async () => {
  const strict = await startTestServer({ settings: { OIDC_GROUP_ADVISER: 'another-group' } });
  const body = await signOnAnswered(strict, ADVISER);
  const { status, error } = await strict.call('finishStaffSignOn', { body });
  expect([status, error?.type]).toEqual([403, 'noStaffRole']);
  const rows = await strict.db.selectFrom('audit_rows').select(['action', 'detail']).execute();
  expect(rows).toEqual([{ action: 'staff-without-role', detail: { staff: 'staff-0002' } }]);
  await strict.close();
});

test('without an identity provider no one signs on, and everything else answers', async () => {
  const closed = await startTestServer({ settings: { STAFF_IDENTITY_PROVIDER: 'none' } });
  const { status, error } = await closed.call('startStaffSignOn');
  expect([status, error?.type]).toEqual([503, 'noIdentityProvider']);
  expect((await closed.call('readReviewStats')).status).toBe(200);
  await closed.close();
});
