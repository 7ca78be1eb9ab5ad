import { COMMON_ERRORS } from '@fairlead/contract/wire/errors';
import type { Application } from '@fairlead/testing/people';
import { expectAccessible } from './accessibility.ts';
import { answersOf, fillForm } from './application-form.ts';
import { comesBack } from './back-and-reload.ts';
import { reach, takeOffer } from './borrowing.ts';
import { prepare } from './prepared.ts';
import { newApplicant } from '@fairlead/testing/people';
import { expect, test, type Visitor } from './visitor.ts';

const unseen = async (): Promise<void> => undefined;

/** Fills the form from wherever it is open, and applies. */
async function apply({ page }: Visitor, person: Application): Promise<void> {
  await fillForm(page, answersOf(person), unseen);
  await page.getByRole('button', { name: 'Apply and see my price' }).click();
}

async function applyFromTheStart(visitor: Visitor, person: Application): Promise<void> {
  await visitor.open('/account/borrow/quote');
  await apply(visitor, person);
}

/** Opens the page of an application that was decided as the surname says. */
async function openDecided(visitor: Visitor, path: string, person: Application): Promise<void> {
  const { applicationId } = await prepare(visitor, 'decided', person);
  await visitor.open(`/account/borrow/${path}?id=${applicationId}`);
}

/** Opens the newest message to an address whose subject has these words, in the inbox. */
async function openMessage({ page, open }: Visitor, to: string, subject: string): Promise<void> {
  await open(`/sandbox/inbox?to=${encodeURIComponent(to)}`);
  await page.getByRole('link', { name: subject }).first().click();
}

test('an applicant is declined, with reasons and without a dead end', async ({ walk }) => {
  const visitor = walk('lendable');
  const { page } = visitor;
  const person = newApplicant('Successful', 'Decline');
  await openDecided(visitor, 'declined', person);
  await reach(page, 'We can’t lend to you at the moment');
  const reasons = await page.locator('main').getByRole('list').first().getByRole('listitem').allInnerTexts();
  expect(reasons.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'MoneyHelper' }).waitFor();
  await openMessage(visitor, person.user.email, 'About your loan application');
  for (const reason of reasons) await expect(page.locator('main')).toContainText(reason);
});

for (const brand of ['lendable', 'asda'] as const) {
  test(`at ${brand}, a declined applicant asks for another lender, and continues on its website`, async ({
    walk,
  }) => {
    const visitor = walk(brand);
    const { page } = visitor;
    await openDecided(visitor, 'declined', newApplicant('Successful', 'Decline'));
    await page.getByRole('link', { name: 'See how it works' }).click();
    await reach(page, 'Look for another lender?');
    await page.getByRole('link', { name: 'No, go back' }).click();
    await reach(page, 'We can’t lend to you at the moment');
    await page.getByRole('link', { name: 'See how it works' }).click();
    await page.getByRole('button', { name: 'Yes, look for a lender' }).click();
    await reach(page, 'Fennmark Loans may be able to help');
    await expect(page.locator('main')).toContainText('Representative 39.9% APR');
    await page.reload();
    await page.getByRole('button', { name: 'Continue with Fennmark Loans' }).click();
    await expect(page.getByRole('heading', { name: 'Send your details to Fennmark Loans?' })).toBeFocused();
    await page.reload();
    await page.getByRole('button', { name: 'Agree and go to Fennmark Loans' }).click();
    await reach(page, 'Another lender’s website');
    const { href } = new URL(page.url());
    await page.goBack();
    await page.getByRole('button', { name: 'Go to Fennmark Loans' }).click();
    await reach(page, 'Another lender’s website');
    expect(page.url()).toBe(href);
  });

  test(`at ${brand}, a declined applicant withdraws the permission to look for another lender`, async ({
    walk,
  }) => {
    const visitor = walk(brand);
    const { page } = visitor;
    await openDecided(visitor, 'declined/other-lender', newApplicant('Successful', 'Decline'));
    await page.getByRole('button', { name: 'Yes, look for a lender' }).click();
    await page.getByRole('button', { name: 'Continue with Fennmark Loans' }).click();
    await page.getByRole('button', { name: 'No, I don’t want this' }).click();
    await reach(page, 'We can’t lend to you at the moment');
    await page.getByRole('link', { name: 'See how it works' }).waitFor();
    await expect(page.locator('main')).not.toContainText('Fennmark');
  });
}

for (const brand of ['lendable', 'postoffice'] as const) {
  test(`at ${brand}, a smaller loan is taken after a decline for the amount, and then changed`, async ({
    walk,
  }) => {
    const visitor = walk(brand);
    const { page } = visitor;
    const tooMuch = { amount: 12_000, netMonthlyIncome: 6000 };
    await openDecided(visitor, 'declined', newApplicant('Successful', 'Fair', tooMuch));
    await reach(page, 'We can’t lend you £12,000');
    await page.getByRole('button', { name: /^Continue with £/ }).click();
    await reach(page, /[Hh]ere is your price/);
    await comesBack(page, /[Hh]ere is your price/);
    await page.getByRole('link', { name: 'Change the amount or the term' }).click();
    await reach(page, 'Change your loan');
    await page.getByLabel('Amount, in pounds').fill('5,000');
    await page.getByLabel('Pay it back over').selectOption('48');
    const monthly = await page
      .getByRole('row', { name: /^A month/ })
      .getByRole('cell')
      .last()
      .innerText();
    await page.reload();
    await expect(page.getByLabel('Amount, in pounds')).toHaveValue('5,000');
    await page.getByRole('button', { name: 'Change my loan' }).click();
    await reach(page, /[Hh]ere is your price/);
    await page.getByText('Your loan is now £5,000 over 48 months.').waitFor();
    await expect(page.locator('main')).toContainText(`47 payments of ${monthly}`);
    await page.goBack();
    await expect(page.getByLabel('Amount, in pounds')).toHaveValue('5,000');
  });
}

test('when the bureau is down the answers stay, and trying again applies once', async ({ walk }) => {
  const visitor = walk('lendable');
  const { page } = visitor;
  const person = newApplicant('Successful', 'Down');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/loan-applications(\?|$)/.test(request.url())) keys.push(request.headers()['idempotency-key']);
  });
  await applyFromTheStart(visitor, person);
  await reach(page, 'We can’t get your credit file at the moment');
  await expectAccessible(page, 'bureau down');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => keys.length).toBe(2);
  await reach(page, 'We can’t get your credit file at the moment');
  expect(keys[1]).toBe(keys[0]);
  await visitor.open('/account/borrow/quote?step=check');
  await reach(page, 'Check your details before applying');
  await expect(page.locator('main')).toContainText(person.user.email);
});

test('an application that meets an outage keeps its answers through a reload, and is sent once', async ({
  walk,
}) => {
  const visitor = walk('lendable');
  const { page } = visitor;
  const person = newApplicant('Successful', 'Accept');
  const { status, message } = COMMON_ERRORS.unavailable;
  const json = { error: { type: 'unavailable', message, requestId: 'outage-1' } };
  const keys: (string | undefined)[] = [];
  const submissions = /loan-applications(\?|$)/;
  page.on('request', (request) => {
    if (submissions.test(request.url())) keys.push(request.headers()['idempotency-key']);
  });
  await page.route(submissions, (route) => route.fulfill({ status, json, headers: { 'retry-after': '5' } }));
  await applyFromTheStart(visitor, person);
  await reach(page, 'Something went wrong on our side');
  await expect(page.locator('main')).toContainText('Your answers are saved');
  await expectAccessible(page, 'outage');

  await visitor.open('/account/borrow/quote?step=check');
  await reach(page, 'Check your details before applying');
  await expect(page.locator('main')).toContainText(person.user.email);
  await page.unroute(submissions);
  await page.getByRole('button', { name: 'Apply and see my price' }).click();
  await reach(page, /[Hh]ere is your price/);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test('thinkmoney opens by partner referral, and says so without one', async ({ walk }) => {
  const visitor = walk('thinkmoney');
  const { page, open } = visitor;
  await open('/');
  await expectAccessible(page, 'thinkmoney, landing');
  await expect(page.getByRole('button', { name: 'Get your own rate' })).toHaveCount(0);
  await open('/account/borrow/quote');
  await reach(page, 'Apply through one of our partners');
  await expectAccessible(page, 'thinkmoney, closed');

  await open('/sandbox');
  await page.getByLabel('Brand').selectOption('thinkmoney');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByRole('link', { name: /referral=/ }).click();
  await reach(page, 'How much do you want to borrow?');
  await expectAccessible(page, 'thinkmoney, form');
  await apply(visitor, newApplicant('Successful', 'Accept'));
  await reach(page, /[Hh]ere is your price/);
  await expectAccessible(page, 'thinkmoney, offer');
});

test('a known email address gets its price, and continues from the link in the inbox', async ({ walk }) => {
  const visitor = walk('lendable');
  const { page, api } = visitor;
  const person = newApplicant('Successful', 'Accept');
  await api.get('submitApplication', { body: { ...person, amount: 3000 } });
  await applyFromTheStart(visitor, person);
  await reach(page, /[Hh]ere is your price/);
  await page.getByRole('button', { name: 'Continue with this offer' }).click();
  await page.getByText('Check your email to continue').waitFor();
  await expectAccessible(page, 'check your email');

  await page.context().clearCookies();
  await openMessage(visitor, person.user.email, 'Continue your');
  await page.getByRole('link', { name: /\/login\?token=/ }).click();
  await reach(page, 'Sign in');
  await expect(page).not.toHaveURL(/token=/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await reach(page, /[Hh]ere is your price/);
  await takeOffer(page);
});
