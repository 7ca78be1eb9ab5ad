import { newApplicant } from '@fairlead/testing/people';
import { newestLinkToken, signIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const STRANGERS = 40;

let server: TestServer;
let email: string;
beforeEach(async () => {
  server = await startTestServer({ settings: { RATE_LIMIT_MULTIPLIER: '1', TRUSTED_PROXIES: '1' } });
  const body = newApplicant('Ada', 'Accept');
  ({ email } = body.user);
  await server.get('submitApplication', { body, headers: { 'x-forwarded-for': '192.0.2.250' } });
});
afterEach(() => server.close());

const strangers = Array.from({ length: STRANGERS }, (_, n) => ({ 'x-forwarded-for': `192.0.2.${n + 1}` }));
const owner = { 'x-forwarded-for': '192.0.2.200' };

const ask = (headers: Record<string, string>) => server.call('sendLoginLink', { body: { email }, headers });

const links = async () =>
  (await server.get('readInbox', { query: { to: email } })).filter(({ subject }) =>
    subject.startsWith('Your link'),
  );

const tokenIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('token');

const opens = async (link: string | undefined, headers: Record<string, string> = {}) => {
  const body = { type: 'auto_login', data: { token: tokenIn(link) ?? '' } } as const;
  return server.call('authenticate', { body, headers });
};

/** As a browser sends a cookie back. */
const cookieFrom = (headers: Headers) => ({ cookie: headers.get('set-cookie')?.split(';')[0] ?? '' });

async function flooded(): Promise<void> {
  for (const headers of strangers) await ask(headers);
}

describe('someone who asks for links in a borrower’s name, from forty networks,', () => {
  test('is never refused, and neither is the borrower', async () => {
    const answers = await Promise.all([...strangers, owner].map(ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('fills no mailbox, and every link that was sent can be used', async () => {
    await flooded();
    const sent = await links();
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(6);
    for (const {
      links: [link],
    } of sent)
      expect((await opens(link)).status).toBe(200);
  });

  test('delays the borrower’s next link until the quarter of an hour is over', async () => {
    await flooded();
    const before = (await links()).length;
    await ask(owner);
    expect(await links()).toHaveLength(before);
    server.passMinutes(15);
    await server.work();
    const after = await links();
    expect(after).toHaveLength(before + 1);
    expect((await opens(after[0]?.links[0])).status).toBe(200);
  });

  test('does not delay a browser in which the borrower has signed in before', async () => {
    await server.get('sendLoginLink', { body: { email }, headers: owner });
    const signedIn = await opens((await links())[0]?.links[0]);
    await flooded();
    const before = (await links()).length;
    await ask({ ...owner, ...cookieFrom(signedIn.headers) });
    const after = await links();
    expect(after).toHaveLength(before + 1);
    expect((await opens(after[0]?.links[0])).status).toBe(200);
  });
});

describe('someone who asks for links from the borrower’s own network', () => {
  const TIMES = 12;
  const fromOneNetwork = async (): Promise<number[]> => {
    const seen: number[] = [];
    for (let n = 0; n < TIMES; n += 1) seen.push((await ask(owner)).status);
    return seen;
  };
  const signedInBrowser = async () => {
    await ask(owner);
    return cookieFrom((await opens((await links())[0]?.links[0])).headers);
  };
  const answerTo = async (to: string, headers: Record<string, string>) => {
    const { status, error } = await server.call('sendLoginLink', { body: { email: to }, headers });
    return [status, error?.type, error?.message];
  };

  test('is refused after ten, and a browser in which the borrower has signed in before still gets a link', async () => {
    const cookie = await signedInBrowser();
    expect((await fromOneNetwork()).at(-1)).toBe(429);
    const before = (await links()).length;
    expect((await ask({ ...owner, ...cookie })).status).toBe(200);
    const after = await links();
    expect(after).toHaveLength(before + 1);
    expect((await opens(after[0]?.links[0])).status).toBe(200);
  });

  test('is not refused for what that browser asks for, which has a count of its own', async () => {
    const cookie = await signedInBrowser();
    const asked = { ...owner, ...cookie };
    for (let n = 0; n < 10; n += 1) expect((await ask(asked)).status).toBe(200);
    expect((await ask(asked)).status).toBe(429);
    expect((await ask(owner)).status).toBe(200);
  });

  test('gets round the count by no cookie that is made up, or that is of another account', async () => {
    const cookie = await signedInBrowser();
    await fromOneNetwork();
    const madeUp = { cookie: `known-browser=${'a'.repeat(43)}` };
    expect((await ask({ ...owner, ...madeUp })).status).toBe(429);
    const body = newApplicant('Bea', 'Accept');
    await server.get('submitApplication', { body, headers: { 'x-forwarded-for': '192.0.2.251' } });
    const refused = await answerTo(body.user.email, { ...owner, ...cookie });
    expect(refused).toEqual([429, 'tooManyRequests', expect.any(String)]);
    expect(await answerTo('no-one@mail.example', { ...owner, ...cookie })).toEqual(refused);
    expect(await answerTo(email, owner)).toEqual(refused);
  });
});

describe('a browser that signs in by a link', () => {
  const newSignIns = async () =>
    (await server.get('readInbox', { query: { to: email } })).filter(
      ({ subject }) => subject === 'New sign-in',
    );

  test('gets a cookie that scripts cannot read, for 13 months', async () => {
    await ask(owner);
    const { headers } = await opens((await links())[0]?.links[0]);
    expect(headers.get('set-cookie')).toMatch(
      /^known-browser=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=34128000$/,
    );
    const rows = await server.db.selectFrom('known_browsers').select('browser_hash').execute();
    expect(JSON.stringify(rows)).not.toContain(cookieFrom(headers).cookie.split('=')[1]);
  });

  test('is reported to the borrower the first time, by name and time', async () => {
    await ask(owner);
    const android = {
      'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36',
    };
    const { headers } = await opens((await links())[0]?.links[0], android);
    expect((await newSignIns())[0]?.text).toContain('Chrome on Android');
    await ask(owner);
    await opens((await links())[0]?.links[0], { ...android, ...cookieFrom(headers) });
    expect(await newSignIns()).toHaveLength(1);
  });

  test('is not reported, and gets no cookie, when it only holds the token of an application', async () => {
    const body = newApplicant('Ada', 'Accept');
    const { autoLoginToken } = await server.get('submitApplication', { body, headers: owner });
    const answer = await server.call('authenticate', {
      body: { type: 'auto_login', data: { token: autoLoginToken ?? '' } },
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

test.each([
  { page: 'loan', id: '01a1f866-0d00-742c-8dbe-984679d2ac53' } as const,
  { page: 'loan-document', id: '01a1f866-0d00-742c-8dbe-984679d2ac53', document: 'contract' } as const,
])('the page of a link says whose it is and leads to the $page, and leaves it usable', async (returnTo) => {
  await server.get('sendLoginLink', { body: { email, returnTo } });
  const token = await newestLinkToken(server, email);
  const described = await server.get('describeLoginLink', { body: { token } });
  expect(described).toEqual({
    '@type': 'login-link',
    maskedEmail: 'a•••@mail.example',
    isOwn: false,
    returnTo,
  });
  expect(await signIn(server, token)).toBeDefined();
  expect((await server.call('describeLoginLink', { body: { token } })).error?.type).toBe('tokenNotUsable');
});
