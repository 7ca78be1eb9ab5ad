import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { SAMPLED_BRANDS } from './checked-brands.ts';
import { lateBorrower } from './late-borrower.ts';
import { expect, test } from './visitor.ts';

const WIDE = { width: 1280, height: 900 };

for (const brand of SAMPLED_BRANDS) {
  test(`${brand}: what is overdue is paid in four taps, by a card whose bank asks first`, async ({
    walk,
  }) => {
    const visitor = walk(brand);
    const { page, open } = visitor;
    const loanId = await lateBorrower(visitor);
    await open(`/account/borrow/repay/summary?id=${loanId}`);
    await page
      .getByText(/^You missed £/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: /^Pay £[\d,.]+ by card$/ }).click();
    await reach(page, /^Pay £[\d,.]+ by card$/);
    await page.getByRole('radio', { name: '3-D Secure' }).check();
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await reach(page, 'Confirm with your bank');
    await expectAccessible(page, `${brand}, the question of the card’s bank`);
    await page.getByRole('button', { name: 'Confirm the payment' }).click();
    await reach(page, /^You’ve paid £/);
    await page.setViewportSize(WIDE);
    await expectAccessible(page, `${brand}, paid by card, on a desktop`);
    await open(`/account/borrow/repay/summary?id=${loanId}`);
    await page.getByText('Next payment').first().waitFor();
    await expect(page.getByText(/^You missed £/)).toHaveCount(0);
  });
}
