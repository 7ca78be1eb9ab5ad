import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { CHECKED_BRANDS } from './checked-brands.ts';
import { CHAT, FAULTS, idle, OUTSIDE_SETTINGS, RECORDER, TAG_MANAGER, watchOutside } from './outside.ts';
import { newApplicant } from '@fairlead/testing/people';
import { prepare } from './prepared.ts';
import { expect, test as usual } from './visitor.ts';

const test = usual.extend({ site: async ({ serverWithServices }, use) => use(serverWithServices) });

// In one worker, which then is the only one that starts a server with services.
test.describe.configure({ mode: 'default' });

const ON_PUBLIC_PAGES = [RECORDER, CHAT, TAG_MANAGER];

const banner = (page: Page) => page.getByRole('region', { name: /^Cookies on / });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const accept = (page: Page) => press(page, 'Accept extra cookies');
const reject = (page: Page) => press(page, 'Reject extra cookies');

async function choicesOf(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'consent')?.value;
}

for (const [kind, path] of [
  ['a public page', '/contact'],
  ['an account page', '/sandbox'],
] as const) {
  test(`nothing is loaded from outside on ${kind} before a choice, nor after a no`, async ({ visit }) => {
    const { page, open } = visit('lendable');
    const outside = await watchOutside(page);
    await open(path);
    await idle(page);
    expect(outside.hosts()).toEqual([]);
    const { hostname: domain } = new URL(page.url());
    await page.context().addCookies([{ name: '_ga_LEFT', value: '1', domain, path: '/' }]);
    await reject(page);
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.getByText('You rejected extra cookies.')).toBeAttached();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga_LEFT');
    await idle(page);
    await open('/');
    await expect(banner(page)).toHaveCount(0);
    await idle(page);
    await open('/sandbox');
    await expect(page.getByRole('heading', { name: 'Time machine' })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await idle(page);
    expect(outside.hosts()).toEqual([]);
    expect(await choicesOf(page)).toBe('2.statistics:no.recording:no.chat:no.faults:no');
  });

  test(`what was accepted on ${kind} is loaded there, and after a reload`, async ({ visit }) => {
    const { page, open } = visit('asda');
    const outside = await watchOutside(page);
    await open(path);
    await accept(page);
    await expect(banner(page)).toHaveCount(0);
    await expect.poll(outside.hosts, { timeout: 20_000 }).toEqual(expect.arrayContaining(ON_PUBLIC_PAGES));
    outside.forget();
    await page.reload();
    await expect.poll(outside.hosts, { timeout: 20_000 }).toEqual(expect.arrayContaining(ON_PUBLIC_PAGES));
    await expect(banner(page)).toHaveCount(0);
  });
}

test('what was accepted waits until the browser is idle', async ({ visit }) => {
  const { page, open } = visit('motor');
  const outside = await watchOutside(page);
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (run) =>
      waiting.push(() => run({ didTimeout: false, timeRemaining: () => 50 }));
    addEventListener('be-idle', () => waiting.splice(0).forEach((run) => run()));
  });
  await open('/');
  await accept(page);
  await page.waitForLoadState('networkidle');
  expect(outside.hosts()).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('be-idle')));
  await expect.poll(outside.hosts, { timeout: 20_000 }).toEqual(ON_PUBLIC_PAGES);
});

test('each purpose is chosen by itself, and taken back', async ({ visit }) => {
  const { page, open } = visit('postoffice');
  const outside = await watchOutside(page);
  await open('/cookies');
  await page.getByLabel('Count my visits', { exact: true }).check();
  await press(page, 'Save your choices');
  await expect(page.getByRole('heading', { name: 'Your choices are saved' })).toBeVisible();
  await expect(page.getByLabel('Count my visits', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Do not load the chat')).toBeChecked();
  await expectAccessible(page, 'cookies, saved');
  await expect.poll(outside.hosts, { timeout: 20_000 }).toEqual([TAG_MANAGER]);

  const { hostname: domain } = new URL(page.url());
  await page.context().addCookies([{ name: '_ga_TEST', value: '1', domain, path: '/' }]);
  await page.getByLabel('Do not count my visits').check();
  await press(page, 'Save your choices');
  await expect(page.getByLabel('Do not count my visits')).toBeChecked();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['consent']);
  outside.forget();
  await open('/');
  await idle(page);
  expect(outside.hosts()).toEqual([]);
});

test('nothing from outside gets to a page with a document, or where a token may be', async ({ visit }) => {
  const { page, open } = visit('lendable');
  const outside = await watchOutside(page);
  await open('/sandbox');
  await accept(page);
  await expect.poll(outside.hosts, { timeout: 20_000 }).toEqual(expect.arrayContaining(ON_PUBLIC_PAGES));
  outside.forget();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await idle(page);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  // One visit in ten is timed, and the page that was left tells of it as it goes.
  expect(outside.hosts().filter((host) => host !== FAULTS)).toEqual([]);
  outside.forget();
  await open('/view-document?url=/loans/1/contract.pdf');
  await idle(page);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(outside.hosts()).toEqual([]);
});

test('a fault on an account page is reported without personal data', async ({ page, site }) => {
  const outside = await watchOutside(page);
  await page.goto(`${site.url}/sandbox?override=vanquis`);
  await accept(page);
  await idle(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('no account for ann@mail.example at /login?token=q8Jx3vYb0Zp1');
    });
  });
  const reported = () => outside.sentTo(FAULTS).find((body) => body.includes('"type":"event"'));
  await expect.poll(reported).toBeDefined();
  expect(reported()).toContain('no account for {email} at /login');
  expect(reported()).toContain('"brand":"vanquis"');
  expect(outside.sentTo(FAULTS).join()).not.toMatch(/ann@|q8Jx3vYb0Zp1|override=/);
});

/** Answers as the chat's own script would, and records which visitor it is given. */
const chatOf = (page: Page) =>
  page
    .evaluate(() => ('intercomSettings' in window ? JSON.stringify(window.intercomSettings) : null))
    .catch(() => null); // the page was left meanwhile

test('the chat is given the signed-in borrower, with the server’s signature', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page, open } = visitor;
  await watchOutside(page);
  await open('/sandbox');
  await accept(page);
  await expect.poll(() => chatOf(page), { timeout: 20_000 }).toBe('{"app_id":"chat1"}');

  const { userId, application } = await prepare(visitor, 'decided', newApplicant('Successful', 'Accept'));
  await open('/account/borrow');
  const { email, firstName } = application.user;
  await expect
    .poll(async () => JSON.parse((await chatOf(page)) ?? '{}') as unknown, { timeout: 20_000 })
    .toEqual({
      app_id: 'chat1',
      user_id: userId,
      email,
      name: firstName,
      user_hash: createHmac('sha256', OUTSIDE_SETTINGS.CHAT_IDENTITY_SECRET).update(userId).digest('hex'),
    });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect.poll(() => chatOf(page), { timeout: 20_000 }).toBe('{"app_id":"chat1"}');
});

test('the banner comes first for the keyboard, and is answered by it', async ({ visit }) => {
  const { page, open } = visit('thinkmoney');
  await watchOutside(page);
  await open('/');
  for (const stop of [
    'Accept extra cookies',
    'Reject extra cookies',
    'Choose which cookies',
    'Skip to main content',
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(stop);
  }
  await page.getByRole('button', { name: 'Reject extra cookies' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
});

for (const brand of CHECKED_BRANDS) {
  test(`the banner and the choices of ${brand} are accessible`, async ({ visit }) => {
    const { page, open } = visit(brand);
    await watchOutside(page);
    for (const path of ['/', '/login', '/cookies']) {
      await open(path);
      if (path !== '/cookies') await expect(banner(page)).toBeVisible();
      await expectAccessible(page, `${brand}, ${path} before a choice`);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the banner is answered on the page that shows it, which keeps its address', async ({ visit }) => {
    const { page, open, address } = visit('vanquis');
    await open('/?amount=5000&term=24');
    await accept(page);
    expect(page.url()).toBe(address('/?amount=5000&term=24'));
    await expect(banner(page)).toHaveCount(0);
    expect(await choicesOf(page)).toBe('2.statistics:yes.recording:yes.chat:yes.faults:yes');
    await open('/contact');
    await expect(banner(page)).toHaveCount(0);
  });

  test('choices are made and confirmed', async ({ visit }) => {
    const { page, open } = visit('asda');
    await open('/cookies');
    await page.getByLabel('Offer me the chat').check();
    await press(page, 'Save your choices');
    await expect(page.getByRole('heading', { name: 'Your choices are saved' })).toBeVisible();
    await expect(page.getByLabel('Offer me the chat')).toBeChecked();
    expect(await choicesOf(page)).toBe('2.statistics:no.recording:no.chat:yes.faults:no');
  });
});

usual('a deployment without services from outside asks nothing and says so', async ({ visit }) => {
  const { page, open } = visit('lendable');
  await open('/');
  await expect(banner(page)).toHaveCount(0);
  await open('/cookies');
  await expect(page.getByText('We only store what the site needs to work')).toBeVisible();
  await open('/sandbox');
  await expect(page.getByRole('heading', { name: 'Time machine' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});
