import { BRAND_IDS, BRANDS } from '@fairlead/brands/brands';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { signIn } from './prepared.ts';
import { PHONE } from './phone.ts';
import { DESKTOP, expect, test } from './visitor.ts';

const footerOf = (page: Page) => page.getByRole('contentinfo');

/** A public page ends with the pages of the site, in lists. */
async function expectSiteFooter(page: Page): Promise<void> {
  await expect(footerOf(page).getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await expect(footerOf(page).getByRole('link', { name: 'Complaints' })).toHaveCount(1);
}

/** A page for one task ends with one line: who lends, a number to call and help. */
async function expectJourneyFooter(page: Page): Promise<void> {
  const footer = footerOf(page);
  await expect(footer.getByRole('heading')).toHaveCount(0);
  await expect(footer).toContainText(/is a credit broker\. .+ \(FRN \d{6}\) is the lender\./);
  await expect(footer.getByRole('link').first()).toHaveAttribute('href', /^tel:0\d+$/);
  await expect(footer.getByRole('link', { name: 'Help' })).toHaveAttribute('href', /^\/help-and-support/);
  await page.setViewportSize(DESKTOP.viewport);
  const lineHeight = await footer.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  const { height = 0 } = (await footer.boundingBox()) ?? {};
  expect(height, 'the height of one line of links, with a version below the small print').toBeLessThan(
    5 * lineHeight,
  );
  await page.setViewportSize(PHONE.viewport);
}

for (const brand of BRAND_IDS) {
  test(`${brand} has its own pages, and they are accessible`, async ({ walk }) => {
    const { page, open } = walk(brand);
    await open('/');
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await page.getByRole('heading', { name: 'Representative example' }).waitFor();
    await expectAccessible(page, `${brand}, landing`);
    await expectSiteFooter(page);
    await open('/no/such/page');
    await expectAccessible(page, `${brand}, not found`);
    await open('/login');
    await reach(page, 'Sign in');
    await expectJourneyFooter(page);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page, `${brand}, sign in with an error`);
    await open('/sandbox');
    await page.getByRole('heading', { name: 'Time machine' }).waitFor();
    await expectAccessible(page, `${brand}, sandbox`);
  });
}

/** Pages for one task, documents and the account, each with what its title says before any script has run. */
const SERVED = {
  '/login': 'Sign in',
  '/account/borrow/quote': 'Opening the form',
  '/account/borrow/quote/continue': 'Continue your application',
  '/account/borrow/apply': 'Your personal price',
  '/account/borrow/declined': 'Our decision',
  '/account/borrow/continue': 'Complete your application',
  '/account/borrow/continue/mobile-number': 'Your mobile number',
  '/account/borrow/continue/proof-of-identity': 'Proof of identity',
  '/account/borrow/continue/bank-details': 'Your bank account',
  '/account/borrow/continue/payment-day': 'Which day of the month suits you?',
  '/account/borrow/continue/documents': 'Read your documents',
  '/account/borrow/continue/documents/secci': 'Loan Key Facts',
  '/account/borrow/continue/sign': 'Sign your agreement',
  '/account/borrow': 'Your account',
  '/account/borrow/repay/summary?id=ID': 'Your loan: overview',
  '/account/borrow/repay/payment?id=ID': 'Make a payment',
  '/account/borrow/repay/settlement-quote?id=ID': 'Pay off your loan',
  '/account/borrow/self-serve-arrangement/ID': 'Set up a payment plan',
  '/account/borrow/repay/breathing-space?id=ID': 'Breathing space',
  '/account/borrow/repay/missing-payment?id=ID': 'Payment missing?',
  '/account/borrow/support-needs': 'Your support needs',
  '/account/messages': 'Messages',
  '/account/documents': 'Documents',
  '/account/budget': 'Your budget',
  '/contact-settings': 'Contact settings',
  '/pay': 'A request for a payment',
} as const;

for (const brand of BRAND_IDS) {
  test(`each task, document and account page of ${brand} is served with its title and a foot of one line`, async ({
    walk,
  }) => {
    const visitor = walk(brand);
    const { page, address } = visitor;
    const { websiteName } = BRANDS[brand].dictionary;
    for (const [path, title] of Object.entries(SERVED)) {
      if (path !== '/login') await signIn(visitor, { token: 'of-no-session', userId: 'no-one' });
      const at = path.replace('ID', '0193d2b0-0000-7000-8000-000000000001');
      const html = await (await page.request.get(address(at))).text();
      expect.soft(/<title>(.*?)<\/title>/.exec(html)?.[1], path).toBe(`${title} – ${websiteName}`);
      const foot = (/<footer.*?<\/footer>/s.exec(html)?.[0] ?? '').replaceAll('<!-- -->', '');
      expect
        .soft(foot, path)
        .toMatch(/href="tel:\d+".*href="\/help-and-support.*\(FRN \d{6}\) is the lender/s);
      expect.soft(foot, path).not.toContain('<h2');
    }
  });
}

test('a brand that is not configured is said to be so', async ({ page, server }) => {
  const answer = await page.goto(`${server.url}/?override=no-such-brand`);
  expect(answer?.status()).toBe(400);
  await expect(page.locator('body')).toContainText('Brand not configured');
});
