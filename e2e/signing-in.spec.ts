import type { BrandId } from '@fairlead/brands/brand';
import { arrivedLinkToken } from '@fairlead/testing/journeys/sign-in';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { sessionOf } from './figures.ts';
import { choose, enterOn, focused, tabTo } from './keyboard.ts';
import { makeBorrower, prepare, signIn } from './prepared.ts';
import { expect, test, untilScripted, type Visitor } from './visitor.ts';

const BRANDS: readonly BrandId[] = ['lendable', 'asda'];

const NEARLY_OVER_MS = 100_000;
const ACCOUNT_NUMBER = '66374958';

/** Opens the link of the newest email to a borrower by way of the sandbox's inbox. */
async function openLink({ page, open, address }: Visitor, email: string): Promise<void> {
  await open(`/sandbox/inbox?to=${encodeURIComponent(email)}`);
  await page
    .getByRole('link', { name: /Your link/ })
    .first()
    .waitFor();
  await enterOn(page, 'Your link');
  const link = page.getByRole('link', { name: /\/login\?token=/ });
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  // As the scanner of a mailbox does.
  for (const method of ['HEAD', 'GET', 'GET'])
    await page.request.fetch(address(pathname + search), { method });
  await enterOn(page, 'http');
  await reach(page, 'Sign in');
  await untilScripted(page);
  // While the page reads whose link it is, its button is busy and takes no press.
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeEnabled();
}

async function chooseAddress(page: Page): Promise<void> {
  await tabTo(page, 'Postcode');
  await page.keyboard.type('id1 1qd');
  await page.keyboard.press('Enter');
  await page.getByText('4 addresses found').waitFor();
  await choose(page, 'Beacon Cottage');
  await enterOn(page, 'Save my new address');
}

async function enterCode(page: Page, brand: BrandId): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByText('We’ve sent a code to').waitFor();
  await expectAccessible(page, `${brand}, the code`);
  await tabTo(page, '6-digit code');
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
}

for (const brand of BRANDS) {
  test(`${brand}: sign-in, code and contact settings without a mouse, from the inbox`, async ({ visit }) => {
    const visitor = visit(brand);
    const { page, open, api } = visitor;
    const { userId, application } = await makeBorrower(visitor, 'decided');
    await open('/account/address-details');
    await reach(page, 'Sign in');
    await expectAccessible(page, `${brand}, sign in`);
    await tabTo(page, 'Email address');
    await page.keyboard.type(application.user.email);
    await page.keyboard.press('Enter');
    await reach(page, 'Check your email');

    await openLink(visitor, application.user.email);
    await expectAccessible(page, `${brand}, the page of a link`);
    await enterOn(page, 'Sign in');
    await reach(page, 'Your details');
    await chooseAddress(page);
    await enterCode(page, brand);
    await page.getByRole('status', { name: 'We’ve changed your address' }).waitFor();
    await expectAccessible(page, `${brand}, a changed address`);
    const { token } = await sessionOf(page.context());
    const user = await api.get('readUser', {
      token,
      params: { id: userId },
      query: { embedded: 'addresses' },
    });
    expect(user.addresses?.[0]).toMatchObject({ houseNumber: 'Beacon Cottage' });

    await enterOn(page, 'Menu');
    await enterOn(page, 'Contact settings');
    await reach(page, 'Contact settings');
    for (const answer of ['Yes', 'No', 'No']) await choose(page, answer);
    await enterOn(page, 'Save my answers');
    await page.getByRole('status', { name: 'Your answers are saved' }).waitFor();
    await expectAccessible(page, `${brand}, contact settings`);
  });

  test(`${brand}: the end of a session is announced and explained, and typing survives it`, async ({
    visit,
  }) => {
    const visitor = visit(brand);
    const { page, open, api } = visitor;
    const borrower = await makeBorrower(visitor, 'tasks');
    await signIn(visitor, borrower, NEARLY_OVER_MS);
    await page.clock.install();
    await open(`/account/borrow/continue/bank-details?id=${borrower.applicationId}`);
    const warning = page.getByRole('dialog', { name: 'Do you want to stay signed in?' });
    await warning.waitFor();
    await expect(focused(page)).toHaveText('Stay signed in');
    await expectAccessible(page, `${brand}, the session ending`);
    await page.keyboard.press('Enter');
    await expect(warning).toHaveCount(0);
    const { expiry } = await sessionOf(page.context());
    expect(Date.parse(expiry) - Date.now()).toBeGreaterThan(10 * 60_000);
    await page.getByLabel('Account number').fill(ACCOUNT_NUMBER);
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(
      ACCOUNT_NUMBER,
    );

    await open('/account/address-details');
    await reach(page, 'Your details');
    await page.getByRole('button', { name: 'Enter address manually' }).click();
    await page.getByLabel('Street').fill('Mill Road');
    await page.clock.fastForward('16:00');
    await reach(page, 'Sign in');
    await page.getByText('You hadn’t used this page for a while').waitFor();
    await expectAccessible(page, `${brand}, signed out by the clock`);
    await page.clock.setSystemTime(Date.now());
    await page.getByLabel('Email address').fill(borrower.application.user.email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await reach(page, 'Check your email');
    await open(`/login?token=${await arrivedLinkToken(api, borrower.application.user.email)}`);
    await reach(page, 'Sign in');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await reach(page, 'Your details');
    await expect(page.getByLabel('Street')).toHaveValue('Mill Road');
  });

  test(`${brand}: after signing out, Back shows nothing of the borrower`, async ({ visit }) => {
    const visitor = visit(brand);
    const { page, open } = visitor;
    const { application } = await prepare(visitor, 'decided');
    await open('/account/borrow');
    await reach(page, /./);
    await open('/account/address-details');
    await reach(page, 'Your details');
    await page
      .getByText(/Harbour Lane/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Sign out' }).click();
    await reach(page, 'You’ve signed out');
    await expectAccessible(page, `${brand}, signed out`);
    const personal = [application.user.email, 'Harbour Lane', 'ID1 1QD', '£7,500'];
    for (let back = 0; back < 2; back += 1) {
      await page.goBack();
      await reach(page, 'Sign in');
      const shown = await page.evaluate(() => document.documentElement.innerHTML);
      for (const value of personal) expect(shown).not.toContain(value);
    }
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('auth');
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a signed-in borrower on public pages, ${javaScriptEnabled ? 'with' : 'without'} script,`, () => {
    test.use({ javaScriptEnabled });

    for (const brand of BRANDS) {
      test(`has the account menu of ${brand}, and no page says whose it is`, async ({ visit }) => {
        const visitor = visit(brand);
        const { page, open } = visitor;
        const borrower = await makeBorrower(visitor, 'decided');
        const { user } = borrower.application;
        await open('/');
        await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
        await signIn(visitor, borrower);
        for (const path of ['/', '/about', '/not-authorized']) {
          await open(path);
          for (const personal of [user.email, user.firstName])
            expect(await page.content()).not.toContain(personal);
          if (path === '/not-authorized')
            await expect(page.getByText('Open the link from your email.')).toBeVisible();
          await page.getByRole('button', { name: 'Menu' }).click();
          const menu = page.getByRole('navigation', { name: 'Main' });
          await expect(menu.getByRole('link')).toHaveText([
            'Overview',
            'Documents',
            'Messages',
            'Your budget',
            'Your details',
            'Contact settings',
            'Your data',
            'Help',
            'Sign out',
          ]);
          if (javaScriptEnabled) await expectAccessible(page, `${brand}, ${path}, the menu`);
        }
        await page.getByRole('link', { name: 'Documents' }).click();
        await expect(page).toHaveURL(/\/account\/documents/);
        await open('/about');
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('link', { name: 'Sign out' }).click();
        await expect(page).toHaveURL(/\/logout/);
      });
    }
  });
}
