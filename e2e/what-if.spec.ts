import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { CHECKED_BRANDS } from './checked-brands.ts';
import { PHONE } from './phone.ts';
import { prepare } from './prepared.ts';
import { expect, test } from './visitor.ts';

const WIDE = { width: 1280, height: 900 };
const TURNED = { width: PHONE.viewport.height, height: PHONE.viewport.width };

for (const brand of CHECKED_BRANDS) {
  test(`${brand}: a borrower looks at changes in the picture by keyboard, and makes one of them`, async ({
    walk,
  }) => {
    const visitor = walk(brand);
    const { page, open } = visitor;
    const borrower = await prepare(visitor, 'paid out');
    await open(`/account/borrow/repay/summary?id=${borrower.loanId}`);
    const look = (label: string) => page.getByLabel('What would you like to see?').selectOption({ label });
    const comparison = page.getByRole('table', { name: 'Your loan as it is, and with the change' });

    await look('Paying extra every month');
    await comparison.waitFor();
    await expect(page.getByText(/^You’d finish \d+ months sooner and save £/)).toBeVisible();
    await expectAccessible(page, `${brand}, paying extra every month`);
    await page.getByRole('slider', { name: 'The amount, as a slider' }).focus();
    const before = await comparison.textContent();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByLabel('Extra every month, in pounds')).toHaveValue('60');
    await expect(comparison).not.toHaveText(before ?? '');

    await look('Paying off your loan early');
    await page.getByText(/^You’d pay £[\d,.]+ on /).waitFor();
    await page.setViewportSize(WIDE);
    await expectAccessible(page, `${brand}, paying off, on a desktop`);

    await look('Changing your payment day');
    await page.getByRole('slider', { name: 'The day, as a slider' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Later payments follow on the same day of each month.').waitFor();

    await look('Paying extra once');
    await page.getByLabel('Extra, in pounds').fill('640');
    await page.getByText('Pay less each month', { exact: true }).click();
    const next = page.getByRole('link', { name: 'Pay £640 extra' });
    await next.focus();
    await page.keyboard.press('Enter');
    await reach(page, 'Make a payment');
    await expect(page.getByLabel('How much do you want to pay, in pounds?')).toHaveValue('640.00');
    await expect(page.getByRole('radio', { name: 'Pay less each month' })).toBeChecked();
  });
}

test('with reduced motion, a phone that is turned shows the loan in its new size without a transition', async ({
  walk,
}) => {
  const visitor = walk('lendable');
  const { page, open } = visitor;
  const borrower = await prepare(visitor, 'paid out');
  await open(`/account/borrow/repay/summary?id=${borrower.loanId}`);
  const chart = page.locator('svg.chart');
  await chart.waitFor();
  const begun = await page.evaluateHandle(() => {
    const properties: string[] = [];
    addEventListener('transitionrun', ({ propertyName }) => properties.push(propertyName));
    return properties;
  });

  for (const viewport of [TURNED, PHONE.viewport]) {
    await page.setViewportSize(viewport);
    const { width = 0 } = (await page.locator('.chart-frame').boundingBox()) ?? {};
    await expect(chart).toHaveAttribute('width', String(Math.round(width)));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await begun.jsonValue()).toEqual([]);
});
