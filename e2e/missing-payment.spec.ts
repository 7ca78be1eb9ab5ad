import { shortLoan } from '@fairlead/testing/journeys/loans';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { SAMPLED_BRANDS } from './checked-brands.ts';
import { fillDate } from './fill-date.ts';
import { choose, enterOn, focused, tabTo } from './keyboard.ts';
import { PHONE } from './phone.ts';
import { makeBorrower, signIn, type Prepared } from './prepared.ts';
import { openLoan } from './screens/loan.ts';
import type { Viewer } from './screens/screen.ts';
import { DESKTOP, expect, test, type Visitor } from './visitor.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

async function signedBorrower(visitor: Visitor, firstName?: string): Promise<Prepared> {
  const borrower = await makeBorrower(visitor, 'paid out', shortLoan(firstName));
  await signIn(visitor, borrower);
  return borrower;
}

const readLoan = ({ api }: Visitor, { token, loanId: id }: Prepared) =>
  api.get('readLoan', { token, params: { id } });

/** Signs on as one of the sandbox’s two people, in place of whom the browser was. */
async function asStaff({ page, open }: Visitor, person: string): Promise<void> {
  await page.context().clearCookies();
  await open('/auth/oidc/sso-start');
  await press(page, person);
  await reachStaff(page, 'Staff home');
}

const reachStaff = (page: Page, heading: string) =>
  page.getByRole('heading', { level: 1, name: heading }).waitFor();

for (const brand of SAMPLED_BRANDS) {
  test(`${brand}: a payment that does not show is traced, and another is answered by staff`, async ({
    walk,
  }) => {
    const visitor = walk(brand);
    const { page, api } = visitor;
    const look = (screen: string) => expectAccessible(page, `${brand}, ${screen}`);
    const borrower = await signedBorrower(visitor);
    const { asOf, reference } = await readLoan(visitor, borrower);
    await api.get('directDebitEarlyRepayment', {
      token: borrower.token,
      params: { id: borrower.loanId },
      body: { amount: 20 },
    });
    await openLoan(visitor as Viewer, borrower);
    await follow(page, 'Payment missing?');
    await reach(page, 'Payment missing?');
    await look('payment missing');
    await press(page, 'Find my payment');
    await expect(page.getByRole('alert')).toContainText('Enter the day you paid');
    await look('payment missing, error summary');
    await fillDate(page, asOf);
    await page.getByLabel('How much was it, in pounds?').fill('20');
    await page.getByLabel('By Direct Debit').check();
    await press(page, 'Find my payment');
    await reach(page, 'We found a payment');
    await expect(page.getByRole('article')).toContainText('It hasn’t been taken yet');
    await look('payment found');

    await press(page, 'Change what I entered');
    await page.getByLabel('How much was it, in pounds?').fill('55.50');
    await page.getByLabel('By bank transfer').check();
    await press(page, 'Find my payment');
    await reach(page, 'We’re looking for your payment');
    await expect(page.getByRole('article')).toContainText(`${reference}-Q1`);
    await look('case opened');

    await asStaff(visitor, 'Rhys Reader');
    await follow(page, `${reference}-Q1`);
    await reachStaff(page, `Payment missing, ${reference}-Q1`);
    await look('staff case');
    await press(page, 'Send the answer');
    await expect(page.getByRole('alert')).toContainText('Choose an answer');
    await look('staff case, error summary');
    await page.getByLabel('Your reason, for colleagues').first().fill('In suspense: reference HARBOUR RENT.');
    await press(page, 'Propose crediting it');
    await page.getByRole('heading', { name: 'Your proposal is recorded' }).waitFor();
    await look('staff home');
    await asStaff(visitor, 'Uma Underwriter');
    await page
      .getByRole('row', { name: reference })
      .getByRole('link', { name: reference, exact: true })
      .click();
    await reachStaff(page, `Loan ${reference}`);
    await look('staff loan');
    await press(page, 'Confirm');
    await page.getByRole('heading', { name: 'The decision is recorded' }).waitFor();

    await page.context().clearCookies();
    await signIn(visitor, borrower);
    await openLoan(visitor as Viewer, borrower);
    await follow(page, 'Payment missing?');
    await expect(page.getByRole('article')).toContainText('We found it');
    await look('case answered');
    const inbox = await api.get('readInbox', { query: { to: borrower.application.user.email } });
    expect(inbox.map(({ subject }) => subject)).toContain('We’ve found your payment');
  });

  test(`${brand}: a breathing space is applied for, begins and ends`, async ({ walk }) => {
    const visitor = walk(brand);
    const { page, api, open } = visitor;
    const look = (screen: string) => expectAccessible(page, `${brand}, ${screen}`);
    const borrower = await signedBorrower(visitor);
    const { asOf, reference } = await readLoan(visitor, borrower);
    const address = `/account/borrow/repay/breathing-space?id=${borrower.loanId}`;
    await open(address);
    await reach(page, 'Breathing space');
    await look('breathing space');
    await press(page, 'I’ve applied for a breathing space');
    await expect(page.getByRole('alert')).toContainText('Enter who you applied with');
    await page.getByLabel('Who did you apply with?').fill('StepChange');
    await fillDate(page, asOf);
    await press(page, 'I’ve applied for a breathing space');
    await reach(page, 'You’ve let us know about a breathing space');
    await expect(page.getByRole('article')).toContainText(`${reference}-Q1`);
    await look('breathing space applied for');

    await asStaff(visitor, 'Rhys Reader');
    await follow(page, `${reference}-Q1`);
    await page.getByLabel('Standard, 60 days').check();
    await page.getByLabel('Reference in the register').fill('BS-20261126-1');
    await page.getByLabel('Your reason, for colleagues').first().fill('The register notified us.');
    await look('staff breathing space');
    await press(page, 'Record the breathing space');
    await page.getByRole('heading', { name: 'The decision is recorded' }).waitFor();
    await page.context().clearCookies();
    await signIn(visitor, borrower);
    await open(address);
    await page.getByRole('heading', { level: 1, name: /^Your breathing space ends on/ }).waitFor();
    await expect(page.getByRole('heading', { name: 'What has stopped' })).toBeVisible();
    await look('breathing space running');
    await page.setViewportSize(DESKTOP.viewport);
    await look('breathing space running, on a desktop');
    await page.setViewportSize(PHONE.viewport);
    await openLoan(visitor as Viewer, borrower);
    await follow(page, 'What has stopped, and until when');
    await page.getByRole('heading', { level: 1, name: /^Your breathing space ends on/ }).waitFor();

    await api.get('actAsStaff', { body: { reference, kind: 'breathing-space-end' } });
    await api.get('advanceTime', { body: { days: 1 } });
    await signIn(visitor, borrower);
    await open(address);
    await reach(page, 'Breathing space');
    await expect(page.getByRole('article')).toContainText('It has started');
    const inbox = await api.get('readInbox', { query: { to: borrower.application.user.email } });
    expect(inbox.map(({ subject }) => subject)).toContain('Your breathing space has ended');
  });
}

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('a borrower asks about a payment and states support needs with the keyboard alone', async ({
    visit,
  }) => {
    const visitor = visit('lendable');
    const { page, open } = visitor;
    const look = (screen: string) => expectAccessible(page, `desktop, ${screen}`);
    const borrower = await signedBorrower(visitor);
    const { asOf } = await readLoan(visitor, borrower);
    const [year = '', month = '', date = ''] = asOf.split('-');
    await open(`/account/borrow/repay/missing-payment?id=${borrower.loanId}`);
    await reach(page, 'Payment missing?');
    await enterOn(page, 'Find my payment');
    await expect(page.getByRole('alert')).toBeFocused();
    for (const [field, typed] of [
      ['Day', date],
      ['Month', month],
      ['Year', year],
      ['How much was it, in pounds?', '31'],
    ] as const) {
      await tabTo(page, field);
      await page.keyboard.type(typed);
    }
    await choose(page, 'By card');
    await enterOn(page, 'Find my payment');
    await reach(page, 'We’re looking for your payment');
    await expect(focused(page)).toBeVisible();
    await look('case opened');

    await open('/account/borrow/support-needs');
    await reach(page, 'Your support needs');
    await enterOn(page, 'Save my support needs');
    await expect(page.getByRole('alert')).toBeFocused();
    await tabTo(page, 'More time');
    await page.keyboard.press('Space');
    await tabTo(page, 'In your own words');
    await page.keyboard.type('Call in the evening.');
    await enterOn(page, 'Save my support needs');
    await page.getByRole('heading', { name: 'Your support needs are saved' }).waitFor();
    await look('support needs saved');
    await enterOn(page, 'Remove them');
    await page.getByRole('heading', { name: 'Your support needs are removed' }).waitFor();
    await expect(page.getByLabel('In your own words')).toHaveValue('');
  });
});
