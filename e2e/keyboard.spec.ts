import { reach } from './borrowing.ts';
import { focused, tabTo } from './keyboard.ts';
import { expect, test } from './visitor.ts';

test('the first step of the form is answered without a mouse', async ({ visit }) => {
  const { page, open } = visit('lendable');
  await open('/account/borrow/quote');
  await reach(page, 'How much do you want to borrow?');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to main content');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();

  await tabTo(page, 'Amount, in pounds');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('12,300');
  await tabTo(page, 'Amount, as a slider');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Amount, in pounds')).toHaveValue(/12,?400/);
  await tabTo(page, 'Continue');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Select what the loan is for');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('name', 'reason');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Home improvements')).toBeChecked();
  await expect(page.locator('#reason-error')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await reach(page, 'Your name and date of birth');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await reach(page, 'How much do you want to borrow?');
  await expect(page.getByLabel('Home improvements')).toBeChecked();
  await page.reload();
  await expect(page.getByLabel('Amount, in pounds')).toHaveValue(/12,?400/);
});
