import { addDays, day } from '@fairlead/core/calendar/day';
import { shortLoan } from '@fairlead/testing/journeys/loans';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { SAMPLED_BRANDS } from './checked-brands.ts';
import { makeBorrower, signIn, type Prepared } from './prepared.ts';
import { paidOut } from './screens/loan.ts';
import type { Viewer } from './screens/screen.ts';
import { expect, test, type Visitor } from './visitor.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const enter = (page: Page, label: string, amount: string) =>
  page.getByLabel(`${label}, in pounds`, { exact: true }).fill(amount);
const shot = async (page: Page, name: string) => {
  await page.screenshot({ path: `/tmp/shots/${name}-390.png`, fullPage: true });
};

/** A borrower whose first payment and its second attempt failed, and whose bank pays what is small. */
async function lateBorrower(visitor: Visitor): Promise<Prepared> {
  const { api } = visitor;
  const borrower = await makeBorrower(visitor, 'signed', shortLoan('Stretched'));
  await paidOut(visitor as Viewer, borrower);
  const read = { token: borrower.token, params: { id: borrower.loanId } };
  const { nextPayment } = await api.get('readLoan', read);
  await api.get('advanceTime', { body: { to: addDays(day(nextPayment?.collectOn ?? ''), 14) } });
  await signIn(visitor, borrower);
  return borrower;
}

for (const brand of SAMPLED_BRANDS) {
  test(`${brand}: a late borrower sets up a plan from their budget`, async ({ walk }) => {
    const visitor = walk(brand);
    const { page, open } = visitor;
    const look = async (screen: string) => {
      await shot(page, screen.replaceAll(/\W+/g, '-'));
      await expectAccessible(page, `${brand}, ${screen}`);
    };
    const { loanId } = await lateBorrower(visitor);
    await open(`/account/borrow/repay/summary?id=${loanId}`);
    await page.getByRole('heading', { name: /^You missed/ }).waitFor();
    await look('late loan');
    await follow(page, 'Set up a payment plan');
    await reach(page, 'Set up a payment plan');
    await look('start');
    await follow(page, 'Start');
    await reach(page, 'What has changed?');
    await press(page, 'Continue');
    await look('reason missing');
    await page.getByLabel('Something else').check();
    await press(page, 'Continue');
    await reach(page, 'Tell us what has changed');
    await page.getByLabel('In your own words').fill('My hours were cut.');
    await look('other');
    await press(page, 'Continue');
    await reach(page, 'Who lives with you');
    await press(page, 'Save and continue');
    await look('household missing');
    await page.getByLabel('Adults, including you').fill('2');
    await page.getByLabel('Rented from a private landlord').check();
    await press(page, 'Save and continue');
    await reach(page, 'What comes in');
    await enter(page, 'Your pay after tax', '1,900');
    await press(page, 'Save and continue');
    await reach(page, 'Costs that you have to pay');
    await enter(page, 'Rent', '900');
    await press(page, 'Save and continue');
    await reach(page, 'Everyday spending');
    await enter(page, 'Food and household shopping', '850');
    await press(page, 'Save and continue');
    await reach(page, 'Bills that come first');
    await page.getByLabel('No', { exact: true }).check();
    await press(page, 'Save and continue');
    await reach(page, 'What you owe to others');
    await page.getByLabel('No', { exact: true }).check();
    await look('debts');
    await press(page, 'Save and continue');
    await reach(page, 'What you can pay each month');
    await look('offer');
    await page.getByLabel('What you can pay each month, in pounds').fill('40');
    await page.getByLabel('3 months').check();
    await look('offer chosen');
    await press(page, 'Continue');
    await reach(page, 'When you’ll pay');
    await page.getByRole('radio').first().check({ force: true });
    await page.getByLabel('By Direct Debit').check();
    await look('date');
    await press(page, 'Continue');
    await reach(page, 'Check your plan before you agree it');
    await look('summary');
    await press(page, 'Agree this plan');
    await reach(page, 'Your payment plan is set up');
    await page.getByRole('heading', { name: 'Your budget' }).waitFor();
    await look('confirmation');
    await expect(page.getByRole('table', { name: 'Your payments' })).toContainText('£40.00');
    await follow(page, 'Go to your loan');
    await reach(page, /^Your loan/);
    await look('loan with a plan');
  });
}
