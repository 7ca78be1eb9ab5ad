import { newApplicant } from '@fairlead/testing/people';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { faultsOf } from './faults.ts';
import { lateBorrower } from './late-borrower.ts';
import { PHONE } from './phone.ts';
import { prepare } from './prepared.ts';
import { expect, test, untilScripted, type Visitor } from './visitor.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The page that plays the bank: its heading is the amount alone. */
const AT_BANK = /^Pay £[\d,.]+$/;

/** From the page of the late loan to the page of the bank, for everything that is overdue. */
async function payFromBank({ page, open }: Visitor, loanId: string): Promise<void> {
  await open(`/account/borrow/repay/summary?id=${loanId}`);
  await page.getByRole('link', { name: 'Make a payment', exact: true }).click();
  await reach(page, 'Pay what’s overdue');
  await page.getByRole('radio', { name: /^£/ }).check();
  await page.getByText('This pays everything that’s overdue.').first().waitFor();
  await page.getByRole('radio', { name: 'Your bank, now' }).check();
  await page
    .getByText('Your payment reaches us within seconds and counts from today. There is no fee.')
    .waitFor();
  await page.getByRole('button', { name: /^Pay £.* from your bank$/ }).click();
  await reach(page, /^Pay £.* from your bank$/);
}

/** Another browser, which has no session of the borrower. */
async function otherDevice(browser: Browser, address: string) {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults = await faultsOf(page);
  await page.goto(address);
  await untilScripted(page);
  return { page, context, faults };
}

test('arrears are paid by open banking, after a bank that was down', async ({ walk }) => {
  const visitor = walk('lendable');
  const { page } = visitor;
  const id = await lateBorrower(visitor);
  await payFromBank(visitor, id);
  await press(page, 'Choose your bank');
  await reach(page, AT_BANK);
  await expectAccessible(page, 'the page that plays the bank of a payer');
  await page.getByLabel(/^My bank is down/).check();
  await press(page, 'Continue');
  await reach(page, 'Your bank isn’t responding');
  expect(page.url()).not.toContain('payment_id');
  await page.getByText(/of it is overdue/).waitFor();
  await page.goBack();
  await page.goForward();
  await reach(page, 'Your bank isn’t responding');
  await page.getByRole('link', { name: 'Go to your loan' }).waitFor();
  await payFromBank(visitor, id);
  await press(page, 'Choose your bank');
  await reach(page, AT_BANK);
  await press(page, 'Continue');
  await reach(page, /^Your bank has sent £/);
  await page.getByText(/^It has reached us/).waitFor();
  await expect(page.getByText(/is overdue/)).toHaveCount(0);
});

test('a payment is continued on another device, and the first one shows it', async ({ walk, browser }) => {
  const visitor = walk('asda');
  const { page } = visitor;
  await payFromBank(visitor, await lateBorrower(visitor));
  await press(page, 'Continue on another device');
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  const address = (await page.locator('.long-address').textContent()) ?? '';
  const { page: phone, context, faults } = await otherDevice(browser, address);
  await reach(phone, 'Continue your payment');
  expect(phone.url()).not.toMatch(/code=|token=/);
  await press(phone, 'Continue');
  await reach(phone, /^Pay £.* to/);
  await expectAccessible(phone, 'a payment on another device');
  await press(phone, 'Choose your bank');
  await reach(phone, AT_BANK);
  await press(phone, 'Continue');
  await reach(phone, /^Your bank has sent £/);
  await reach(page, /^Your bank has sent £/);
  const again = await otherDevice(browser, address);
  await press(again.page, 'Continue');
  await reach(again.page, /^Your bank has sent £/);
  expect([...faults, ...again.faults]).toEqual([]);
  await context.close();
  await again.context.close();
});

test('someone else pays by a link, and learns nothing more', async ({ walk, browser }) => {
  const visitor = walk('lendable');
  const { page } = visitor;
  const loanId = await lateBorrower(visitor);
  await visitor.open(`/account/borrow/repay/payment?id=${loanId}`);
  await page.getByRole('radio', { name: 'Another amount' }).check();
  await page.getByLabel('Amount, in pounds').fill('25');
  await page.getByRole('radio', { name: 'Someone else pays' }).check();
  await press(page, 'Make a link for £25');
  await reach(page, 'Ask someone else to pay');
  await press(page, 'Make a link');
  const address = (await page.locator('.long-address').textContent()) ?? '';
  const { page: payer, context, faults } = await otherDevice(browser, address);
  await reach(payer, /^Pay £25 for Penniless$/);
  expect(payer.url()).toMatch(/\/pay$/);
  await press(payer, 'Choose your bank');
  await reach(payer, 'Pay £25');
  await press(payer, 'Continue');
  await reach(payer, 'Your bank has sent £25');
  await expect(payer.getByRole('main').getByText(/loan/i)).toHaveCount(0);
  await page.reload();
  await page.getByText('It has been paid by link. The payment is on your loan.').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

/** A borrower whose agreement the lender ended, on the page of the loan. */
async function terminated(visitor: Visitor): Promise<void> {
  const who = newApplicant('Penniless', 'Accept', { amount: 1000, term: 12 });
  const { loanId, token } = await prepare(visitor, 'paid out', who);
  const read = () => visitor.api.get('readLoan', { token, params: { id: loanId } });
  while ((await read()).missedPayments.length < 3)
    await visitor.api.get('advanceTime', { body: { days: 20 } });
  const { reference } = await read();
  await visitor.api.get('actAsStaff', { body: { reference, kind: 'default-notice' } });
  await visitor.api.get('advanceTime', { body: { days: 20 } });
  await visitor.api.get('actAsStaff', { body: { reference, kind: 'termination' } });
  // A collection that the bank already has is answered first.
  await visitor.api.get('advanceTime', { body: { days: 10 } });
  await visitor.open(`/account/borrow/repay/summary?id=${loanId}`);
  await visitor.page.getByRole('heading', { name: /^We’ve ended this agreement/ }).waitFor();
}

test('what is owed after a termination is paid by card and from the bank, until nothing is', async ({
  walk,
}) => {
  const visitor = walk('lendable');
  const { page } = visitor;
  await terminated(visitor);
  await page.getByRole('link', { name: 'Pay what you owe' }).click();
  await reach(page, 'Pay what you owe');
  await page.getByRole('radio', { name: 'Another amount' }).check();
  await page.getByLabel('Amount, in pounds').fill('40');
  await page
    .getByText(/^After this payment £.* is still owed\.$/)
    .first()
    .waitFor();
  await page.getByRole('radio', { name: 'Card, now' }).check();
  await press(page, 'Pay £40 by card');
  await reach(page, 'Pay £40 by card');
  await page.getByRole('radio', { name: '3-D Secure' }).check();
  await press(page, 'Pay £40');
  await reach(page, 'Confirm with your bank');
  await press(page, 'Confirm the payment');
  await reach(page, 'You’ve paid £40');
  await page.getByRole('link', { name: 'See your loan' }).click();
  await page.getByRole('link', { name: 'Pay what you owe' }).click();
  await page.getByRole('radio', { name: /^£/ }).check();
  await page.getByText('This pays everything you owe.').first().waitFor();
  await page.getByRole('radio', { name: 'Your bank, now' }).check();
  await page.getByRole('button', { name: /^Pay £.* from your bank$/ }).click();
  await page.getByText(/^It pays what you still owe/).waitFor();
  await press(page, 'Choose your bank');
  await reach(page, AT_BANK);
  await press(page, 'Continue');
  await page.getByText('You owe nothing more.').waitFor();
  await page.getByRole('link', { name: 'Go to your loan' }).click();
  await page.getByText('You owe nothing.').waitFor();
  await expect(page.getByRole('link', { name: 'Pay what you owe' })).toHaveCount(0);
});
