import type { Page } from '@playwright/test';
import { APPLICATION_FORM } from '@fairlead/contract/web/account-paths';
import { reach } from './borrowing.ts';
import { expect, test } from './visitor.ts';

/** The focused control: from where to where it reaches in the window, and how high the window is. */
async function focusedControl(page: Page): Promise<{ top: number; bottom: number; windowHeight: number }> {
  return page.evaluate(() => {
    const { top, bottom } = (document.activeElement ?? document.body).getBoundingClientRect();
    return { top, bottom, windowHeight: innerHeight };
  });
}

async function expectFocusedInView(page: Page): Promise<void> {
  const { top, bottom, windowHeight } = await focusedControl(page);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(windowHeight);
}

test('correcting the last error keeps the focused control in view, and the summary', async ({ visit }) => {
  const { page, open } = visit('lendable');
  await open(APPLICATION_FORM);
  await reach(page, 'How much do you want to borrow?');
  const amount = page.getByLabel('Amount, in pounds');
  await page.getByLabel('Home improvements').check();
  await amount.fill('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Enter how much you want to borrow' }).click();
  await expect(amount).toBeFocused();
  await expectFocusedInView(page);
  // With the summary in view, scroll anchoring would not hide its removal.
  await page.evaluate(() => scrollTo(0, 0));
  const before = await focusedControl(page);
  await amount.pressSequentially('7500');
  await expect(page.locator('#amount-error')).toHaveCount(0);
  await expectFocusedInView(page);
  const moved = before.top - (await focusedControl(page)).top;
  expect(moved, 'only its own error line is gone from above it').toBeLessThan(60);
  await expect(page.getByRole('alert')).toContainText('Enter how much you want to borrow');
  await expect(page).toHaveTitle(/^Error: /);

  await page.getByRole('button', { name: 'Continue' }).click();
  await reach(page, 'Your name and date of birth');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error: /);
});
