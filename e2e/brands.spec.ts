import { BRAND_IDS } from '@fairlead/brands/brands';
import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { expect, test } from './visitor.ts';

for (const brand of BRAND_IDS) {
  test(`${brand} has its own pages, and they are accessible`, async ({ walk }) => {
    const { page, open } = walk(brand);
    await open('/');
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await page
      .getByText(/^Representative \d/)
      .first()
      .waitFor();
    await expectAccessible(page, `${brand}, landing`);
    await open('/no/such/page');
    await expectAccessible(page, `${brand}, not found`);
    await open('/login');
    await reach(page, 'Sign in');
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
