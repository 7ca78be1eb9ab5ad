import { BRANDS } from '@fairlead/brands/brands';
import { applied } from '@fairlead/testing/journeys/applying';
import { newestCode, newestLinkToken } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession, signInWithToken, takeSession } from '../resources/auth.ts';
import { isRenewalDue, renewSession } from '../resources/keep-session.ts';
import { loadUser } from '../resources/user.ts';
import { TODAY } from '../testing/today.ts';
import { lookAtSession } from './look-at-session.ts';
import { createStore } from './store.ts';

const STEP_SECONDS = 10;
const STEPS_A_MINUTE = 60 / STEP_SECONDS;
const MINUTES = 120;

let server: TestServer;
/** Calls whose answers do not arrive, though the server has made them. */
let lost: (url: string) => boolean;
/** What another tab does while a refresh is under way. */
let meanwhile: Partial<Record<'before' | 'after', () => Promise<void>>>;

/** The cookies of one browser, which all of its tabs share. */
function cookieJar(): { cookie: string } {
  const kept = new Map<string, { value: string; until: number }>();
  return {
    get cookie() {
      const live = [...kept].filter(([, { until }]) => until > Date.now());
      return live.map(([name, { value }]) => `${name}=${value}`).join('; ');
    },
    set cookie(text) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const expires = attributes.find((each) => each.startsWith('Expires='))?.slice('Expires='.length);
      const isDeleted = attributes.includes('Max-Age=0');
      kept.set(name, { value, until: isDeleted ? 0 : Date.parse(expires ?? '2099-01-01') });
    },
  };
}

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

beforeEach(async () => {
  server = await startTestServer();
  lost = () => false;
  meanwhile = {};
  vi.useFakeTimers({ now: server.services.wallNow(), toFake: ['Date'] });
  vi.stubGlobal('document', cookieJar());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { before, after } = url.endsWith('/auth') ? meanwhile : {};
    await before?.();
    const answer = await server.fetch(url, init);
    await after?.();
    if (lost(url)) throw new TypeError('the connection broke');
    return answer;
  });
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await server.close();
});

/** A tab, opened with the cookies that the browser has. What its timer does is done by `look`. */
function openTab() {
  const { store } = createStore({ brand: BRANDS.lendable, env: 'sandbox', today: TODAY });
  const { dispatch } = store;
  const auth = () => store.getState().auth;
  dispatch(takeSession(document.cookie));
  return {
    auth,
    signIn: (token: string) => dispatch(signInWithToken(token)),
    /** What is shown to the borrower is read from the API. */
    read: () => dispatch(loadUser()),
    async enterCode() {
      const token = auth().token ?? '';
      await server.get('stepUp', { token });
      const body = { code: await newestCode(server, '+447700900123') };
      dispatch(keepSession(await server.get('verifyStepUp', { token, body })));
      await dispatch(loadUser());
    },
    async look({ isUsed = false } = {}) {
      const phase = dispatch(lookAtSession());
      const { authObject } = auth();
      if (isUsed && authObject && isRenewalDue(authObject, Date.now())) await dispatch(renewSession());
      return phase;
    },
  };
}

type Tab = ReturnType<typeof openTab>;

function passStep(): void {
  server.passMinutes(STEP_SECONDS / 60);
  vi.setSystemTime(server.services.wallNow());
}

/** Two hours in which the first tab is used, the second is in the background, and the third is suspended for most. */
async function useForTwoHours([used, background, suspended]: readonly [Tab, Tab, Tab]): Promise<void> {
  for (let step = 0; step < MINUTES * STEPS_A_MINUTE; step += 1) {
    passStep();
    const minute = step / STEPS_A_MINUTE;
    const isAsleep = minute >= 10 && minute < 100;
    const isBothUsed = minute >= 60 && minute < 80;
    await Promise.all([
      used.look({ isUsed: true }),
      background.look({ isUsed: isBothUsed }),
      isAsleep ? 'asleep' : suspended.look(),
    ]);
    if (minute % 5 === 0) await used.read();
    if (minute % 17 === 0) await background.read();
    if (minute === 100) await suspended.read();
  }
}

/** The borrower's live sessions, and what tells that one was taken for stolen. */
async function trailOf(userId: string) {
  const tokens = await server.db
    .selectFrom('auth_tokens')
    .select('family_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'bearer')
    .where('revoked_at', 'is', null)
    .execute();
  const audited = await server.db.selectFrom('audit_rows').select('action').execute();
  const written = await server.db.selectFrom('outbox_messages').select('template').execute();
  return {
    families: new Set(tokens.map(({ family_id }) => family_id)).size,
    tokens: tokens.length,
    reused: audited.filter(({ action }) => action === 'token-reused').length,
    written: written.map(({ template }) => template).toSorted(),
  };
}

test('three tabs are signed in after two hours, one of them suspended and an answer to a refresh lost', async () => {
  const { application, userId } = await applied(server);
  const { email } = application.user;
  await server.get('sendLoginLink', { body: { email } });
  const first = openTab();
  await first.signIn(await newestLinkToken(server, email));
  const tabs = [first, openTab(), openTab()] as const;
  const before = await trailOf(userId);
  expect(before.families).toBe(1);

  let refreshes = 0;
  lost = (url) => {
    if (!url.endsWith('/auth')) return false;
    refreshes += 1;
    return refreshes === 3;
  };
  await useForTwoHours(tabs);

  for (const tab of tabs) await tab.read();
  const [token, ...others] = tabs.map(({ auth }) => auth().token);
  expect(token).not.toBeNull();
  expect(others).toEqual([token, token]);
  expect(tabs.map(({ auth }) => [auth().user?.id, auth().error, auth().ended])).toEqual(
    tabs.map(() => [userId, null, null]),
  );
  const after = await trailOf(userId);
  expect(after).toMatchObject({ families: 1, reused: 0, written: before.written });
  // One each time that half of its fifteen minutes was over, for all tabs together.
  expect(after.tokens - before.tokens).toBeGreaterThanOrEqual(15);
  expect(after.tokens - before.tokens).toBeLessThanOrEqual(17);
  expect(refreshes).toBe(after.tokens - before.tokens + 1);
});

test('tabs that renew the session at the same moment send one refresh and share its token', async () => {
  const { application, userId } = await applied(server);
  const { email } = application.user;
  await server.get('sendLoginLink', { body: { email } });
  const first = openTab();
  await first.signIn(await newestLinkToken(server, email));
  const tabs = [first, openTab(), openTab()];
  const { token: before } = first.auth();
  server.passMinutes(8);
  vi.setSystemTime(server.services.wallNow());
  let refreshes = 0;
  meanwhile = {
    before: () => {
      refreshes += 1;
      return Promise.resolve();
    },
  };
  await Promise.all(tabs.map((tab) => tab.look({ isUsed: true })));
  expect(refreshes).toBe(1);
  const [token, ...others] = tabs.map(({ auth }) => auth().token);
  expect(token).not.toBe(before);
  expect(others).toEqual([token, token]);
  expect(await trailOf(userId)).toMatchObject({ families: 1, reused: 0 });
});

test('a borrower whose answer to a refresh was lost is still signed in when they next press something', async () => {
  const { application, userId } = await applied(server);
  const { email } = application.user;
  await server.get('sendLoginLink', { body: { email } });
  const tab = openTab();
  await tab.signIn(await newestLinkToken(server, email));
  server.passMinutes(8);
  vi.setSystemTime(server.services.wallNow());
  lost = (url) => url.endsWith('/auth');
  await tab.look({ isUsed: true });
  lost = () => false;
  const { token: before } = tab.auth();
  // Longer than the server takes the token that has been replaced.
  server.passMinutes(1);
  vi.setSystemTime(server.services.wallNow());
  await tab.read();
  expect(tab.auth()).toMatchObject({ user: { id: userId }, error: null, ended: null });
  expect(tab.auth().token).not.toBe(before);
  expect(await trailOf(userId)).toMatchObject({ families: 1, reused: 0 });
});

test('a tab that was suspended through the end of the session says so when it wakes', async () => {
  const { application } = await applied(server);
  const { email } = application.user;
  await server.get('sendLoginLink', { body: { email } });
  const tab = openTab();
  await tab.signIn(await newestLinkToken(server, email));
  server.passMinutes(16);
  vi.setSystemTime(server.services.wallNow());
  await tab.look({ isUsed: true });
  expect(tab.auth()).toMatchObject({ token: null, user: null, ended: 'idle' });
});

test('a session that is used for twelve hours ends by its limit, and the page says so', async () => {
  const { application } = await applied(server);
  const { email } = application.user;
  await server.get('sendLoginLink', { body: { email } });
  const tab = openTab();
  await tab.signIn(await newestLinkToken(server, email));
  const phases = new Set<string>();
  for (let minute = 0; minute <= 12 * 60; minute += 1) {
    expect(tab.auth().ended, `after ${minute} minutes`).toBeNull();
    server.passMinutes(1);
    vi.setSystemTime(server.services.wallNow());
    phases.add(await tab.look({ isUsed: true }));
    if (tab.auth().ended !== null) break;
  }
  expect([...phases]).toEqual(['running', 'ending for good', 'over']);
  expect(tab.auth()).toMatchObject({ token: null, user: null, ended: 'limit' });
});

test('“Stay signed in” of a session that was ended elsewhere says that it is over', async () => {
  const { application } = await applied(server);
  const { email } = application.user;
  await server.get('sendLoginLink', { body: { email } });
  const tab = openTab();
  await tab.signIn(await newestLinkToken(server, email));
  await server.get('signOut', { token: tab.auth().token ?? '' });
  server.passMinutes(8);
  vi.setSystemTime(server.services.wallNow());
  await tab.look({ isUsed: true });
  expect(tab.auth()).toMatchObject({ token: null, ended: 'ended' });
});

test.each(['before', 'after'] as const)(
  'a tab takes the strong session of another, whose code is taken right %s its own refresh',
  async (moment) => {
    const { application, userId } = await applied(server);
    const { email } = application.user;
    await server.get('sendLoginLink', { body: { email } });
    const first = openTab();
    await first.signIn(await newestLinkToken(server, email));
    const second = openTab();
    server.passMinutes(8);
    vi.setSystemTime(server.services.wallNow());
    meanwhile = { [moment]: () => first.enterCode() };
    await second.look({ isUsed: true });
    expect(second.auth()).toMatchObject({ token: first.auth().token, ended: null });
    server.passMinutes(1);
    for (const tab of [first, second]) {
      await tab.read();
      expect(tab.auth()).toMatchObject({ user: { id: userId }, error: null, ended: null });
    }
    expect((await trailOf(userId)).reused).toBe(0);
  },
);
