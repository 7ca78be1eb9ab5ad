import type { Page } from '@playwright/test';
import { prepare } from './prepared.ts';
import { expect, test, untilScripted } from './visitor.ts';

const LIST = '/route-list';

const isList = (address: string): boolean => new URL(address).pathname === LIST;

const WHILE_MS = 500;
const OFFER = '/account/borrow/apply';

const FIRST_PAGE = '/account/borrow/disqualified';

async function signIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
}

test('a page asks once for the routes of all screens, and no screen asks again', async ({ visit }) => {
  const { page, open } = visit('lendable');
  const arrived = page.waitForEvent('requestfinished', (request) => isList(request.url()));
  await open(FIRST_PAGE);
  await arrived;
  await untilScripted(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isList(request.url()) || request.isNavigationRequest()) asked.push(request.url());
  });
  await signIn(page);
  await page.goBack();
  await expect(page).toHaveURL(({ pathname }) => pathname === FIRST_PAGE);
  await signIn(page);
  expect(asked).toEqual([]);
});

test('a borrower who is faster than the list still reaches the next screen', async ({ visit }) => {
  const { page, open } = visit('lendable');
  const held = Promise.withResolvers<null>();
  await page.route(
    ({ pathname }) => pathname === LIST,
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  await open(FIRST_PAGE);
  await untilScripted(page);
  const reached = signIn(page);
  held.resolve(null);
  await reached;
});

test('a page that leads to another asks for it once, however long the list takes', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page, open } = visitor;
  const { applicationId } = await prepare(visitor, 'decided');
  const held = Promise.withResolvers<null>();
  const asked: string[] = [];
  await page.route(
    ({ pathname }) => pathname === LIST,
    async (route) => {
      asked.push(route.request().url());
      await held.promise;
      await route.continue().catch(() => undefined);
    },
  );
  await open(`/account/borrow/continue/documents?id=${applicationId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'One moment' })).toBeVisible();
  await page.waitForTimeout(WHILE_MS);
  held.resolve(null);
  await expect(page).toHaveURL(({ pathname }) => pathname === OFFER);
  expect(asked.filter((address) => address.includes(encodeURIComponent(OFFER)))).toHaveLength(1);
});

test('a page of an older build loads its next screen as a document', async ({ visit }) => {
  const { page, open } = visit('lendable');
  await page.route(
    ({ pathname }) => pathname === LIST,
    async (route) => {
      const address = new URL(route.request().url());
      address.searchParams.set('version', 'older');
      await route.fulfill({ response: await route.fetch({ url: address.href }) });
    },
  );
  await open(FIRST_PAGE);
  await untilScripted(page);
  const loaded = page.waitForEvent('request', (request) => request.isNavigationRequest());
  await signIn(page);
  expect(new URL((await loaded).url()).pathname).toBe('/login');
});
