import type { Page } from '@playwright/test';
import { newApplicant } from '@fairlead/testing/people';
import { prepare } from './prepared.ts';
import { openFormPage } from './screens/form.ts';
import { listen, spoken } from './spoken.ts';
import { expect, test, type Visitor } from './visitor.ts';

/** A number whose code has expired when it arrives. */
const LATE_MOBILE = '07700 900002';

const codeField = (page: Page) => page.getByLabel('6-digit code');

/** Saves a bank account, which asks for the SMS code. */
async function openCodeDialog(visitor: Visitor, mobileNumber = '07700 900123'): Promise<void> {
  const { page, open } = visitor;
  const person = newApplicant('Successful', 'Accept');
  const who = { ...person, user: { ...person.user, mobileNumber } };
  const { applicationId } = await prepare(visitor, 'tasks', who);
  await listen(page);
  await open(`/account/borrow/continue?id=${applicationId}`);
  await page.getByRole('link', { name: 'Your bank account' }).click();
  await page.getByLabel('Name on the account').fill('Successful Accept');
  await page.getByLabel('Sort code').fill('08 99 99');
  await page.getByLabel('Account number').fill('66374958');
  await page.getByLabel('I am the account holder').check();
  await page.getByRole('button', { name: 'Save this account' }).click();
  await page.getByText('We’ve sent a code to').waitFor();
}

/** Types a code and confirms it by the key that most people press. */
async function enterCode(page: Page, code: string): Promise<void> {
  await spoken(page);
  await codeField(page).fill(code);
  await codeField(page).press('Enter');
}

test('an empty and a wrong SMS code are read out, each time, and the field keeps the focus', async ({
  visit,
}) => {
  const visitor = visit('lendable');
  const { page } = visitor;
  await openCodeDialog(visitor);
  for (const attempt of ['first', 'second']) {
    await enterCode(page, '');
    await expect.poll(() => spoken(page), attempt).toContain('Error: Enter the 6-digit code');
  }
  for (const attempt of ['third', 'fourth']) {
    await spoken(page);
    await codeField(page).fill('999999');
    await page.getByRole('button', { name: 'Confirm' }).click();
    const words = 'Error: That code isn’t right. Check the text message and enter the code again';
    await expect.poll(() => spoken(page), attempt).toContain(words);
    await expect(codeField(page)).toBeFocused();
    await expect(codeField(page)).toBeInViewport({ ratio: 1 });
    await expect(codeField(page)).toHaveAccessibleDescription(words);
  }
});

test('an SMS code that came too late is read out, and so is the new one', async ({ visit }) => {
  const visitor = visit('asda');
  const { page } = visitor;
  await openCodeDialog(visitor, LATE_MOBILE);
  await enterCode(page, '123456');
  const said: string[] = [];
  await expect
    .poll(async () => {
      said.push(...(await spoken(page)));
      return said;
    })
    .toEqual(
      expect.arrayContaining([
        'Error: That code has expired. We’ve sent a new one',
        expect.stringContaining('We’ve sent a code to'),
      ]),
    );
  await expect(codeField(page)).toBeFocused();
});

test('each tab of the loan page takes the reader to its heading, which says where they are', async ({
  visit,
}) => {
  const visitor = visit('lendable');
  const { page, open } = visitor;
  const { loanId } = await prepare(visitor, 'signed');
  await open(`/account/borrow/repay/summary?id=${loanId}`);
  await page.getByRole('heading', { name: 'Your agreement' }).waitFor();
  for (const tab of ['Schedule', 'Transactions', 'Overview']) {
    await page.getByRole('link', { name: tab, exact: true }).press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: `Your loan ${tab.toLowerCase()}` });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveTitle(`Your loan: ${tab.toLowerCase()} – Lendable`);
    await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});

test('the slider under the picture of a loan says the figures of the payment it is on', async ({ visit }) => {
  const visitor = visit('asda');
  const { page, open } = visitor;
  const { loanId } = await prepare(visitor, 'signed');
  await open(`/account/borrow/repay/summary?id=${loanId}`);
  const slider = page.getByRole('slider', { name: 'Look at a payment' });
  await slider.press('Home');
  await slider.press('ArrowRight');
  const shown = await page.locator('.chart-moment dd').allTextContents();
  expect(shown).toHaveLength(4);
  const said = await slider.getAttribute('aria-valuetext');
  for (const figure of shown) expect(said).toContain(figure);
});

test('the days of the month are read out as people say them', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page, open } = visitor;
  const { applicationId } = await prepare(visitor, 'tasks');
  await open(`/account/borrow/continue?id=${applicationId}`);
  await page.getByRole('link', { name: 'Your payment day' }).click();
  const days = page.getByRole('radio');
  await expect(days).not.toHaveCount(0);
  const named = page.getByRole('radio', {
    name: /^([23]?1st|2?2nd|2?3rd|\d+th) of the month, first payment/,
  });
  await expect(named).toHaveCount(await days.count());
});

/** Longer than a live region waits for the typing to stop. */
const PAUSE_MS = 2_500;

test('the income a month is read out once, when the typing stops', async ({ visit }) => {
  const visitor = visit('lendable');
  const { page } = visitor;
  await listen(page);
  await openFormPage(visitor, 'Your work and income');
  await spoken(page);
  await page.getByLabel('Your income after tax').pressSequentially('2650');
  await page.waitForTimeout(PAUSE_MS);
  expect(await spoken(page)).toEqual(['That is about £2,650 a month.']);
});

test('the first payment is read out once, when the borrower stops moving through the days', async ({
  visit,
}) => {
  const visitor = visit('asda');
  const { page, open } = visitor;
  const { applicationId } = await prepare(visitor, 'tasks');
  await listen(page);
  await open(`/account/borrow/continue?id=${applicationId}`);
  await page.getByRole('link', { name: 'Your payment day' }).click();
  // Not every day of the month is offered on every date.
  const days = page.getByRole('radio', { name: /of the month/ });
  await days.nth(8).check();
  const third = (await days.nth(10).getAttribute('value')) ?? '';
  await spoken(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.waitForTimeout(PAUSE_MS);
  expect(await spoken(page)).toEqual([
    expect.stringMatching(
      new RegExp(String.raw`^£.+ a month, .+ Your first payment is due on .+ ${third}\w\w of every month\.$`),
    ),
  ]);
});

for (const field of ['Amount in pounds', 'Term in months']) {
  test(`Enter in “${field}” goes to the price and reads it out`, async ({ visit }) => {
    const { page, open } = visit('lendable');
    await listen(page);
    await open('/');
    await page.locator('[data-quote-tool][data-is-live]').waitFor();
    await page.getByLabel(field).press('Enter');
    const price = page.getByRole('group', { name: 'The price' });
    await expect(price).toBeFocused();
    await expect(price.getByText('a month')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => spoken(page)).toContainEqual(expect.stringContaining('a month for'));
    expect(new URL(page.url()).pathname).toBe('/');

    await page.getByLabel(field).fill('');
    await page.getByLabel(field).press('Enter');
    await expect(page.getByLabel(field)).toBeFocused();
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  });
}
