import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { SAMPLED_BRANDS } from './checked-brands.ts';
import { prepare } from './prepared.ts';
import { expect, test } from './visitor.ts';

for (const brand of SAMPLED_BRANDS) {
  test(`${brand}: a borrower moves the payment day, by keyboard, and finds the new one after a reload`, async ({
    walk,
  }) => {
    const visitor = walk(brand);
    const { page, open, api } = visitor;
    const { token, loanId } = await prepare(visitor, 'signed');
    const readLoan = () => api.get('readLoan', { token, params: { id: loanId } });
    await expect.poll(async () => (await readLoan()).disbursalDate, { timeout: 20_000 }).not.toBeNull();
    await open(`/account/borrow/repay/summary?id=${loanId}`);
    await page.getByRole('link', { name: 'Change your payment day' }).click();
    await reach(page, 'Change your payment day');
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^Your next payment moves from/).waitFor();
    await expectAccessible(page, `${brand}, a payment day chosen`);
    const chosen = await page.getByRole('radio', { checked: true }).getAttribute('value');

    await page.reload();
    await expect(page.getByRole('radio', { checked: true })).toHaveValue(chosen ?? '');
    await page.getByRole('button', { name: 'Change my payment day' }).click();
    await reach(page, /^Your loan/);
    await page.getByText(/We’ve emailed you the new dates/).waitFor();
    expect((await readLoan()).nextPayment?.dueOn).toBe(chosen);

    await page.goBack();
    await reach(page, 'Change your payment day');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });
}
