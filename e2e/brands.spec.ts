import { BRAND_IDS } from '@fairlead/brands/brands';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
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

test('a brand that is not configured is said to be so', async ({ page, server }) => {
  const answer = await page.goto(`${server.url}/?override=no-such-brand`);
  expect(answer?.status()).toBe(400);
  await expect(page.locator('body')).toContainText('Brand not configured');
});
