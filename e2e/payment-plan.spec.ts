import { addDays, day } from '@fairlead/core/calendar/day';
import { answersFor } from '@fairlead/testing/journeys/arrangements';
import { shortLoan } from '@fairlead/testing/journeys/loans';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { SAMPLED_BRANDS } from './checked-brands.ts';
import { choose, enterOn, focused, tabTo } from './keyboard.ts';
import { makeBorrower, signIn, type Prepared } from './prepared.ts';
import { openLoan } from './screens/loan.ts';
import type { Viewer } from './screens/screen.ts';
import { DESKTOP, expect, test, type Visitor } from './visitor.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const enter = (page: Page, label: string, amount: string) =>
  page.getByLabel(`${label}, in pounds`, { exact: true }).fill(amount);

const readLoan = ({ api }: Visitor, { token, loanId: id }: Prepared) =>
  api.get('readLoan', { token, params: { id } });

/** A borrower whose first payment and its second attempt failed, and whose bank pays what is small. */
async function lateBorrower(visitor: Visitor): Promise<Prepared> {
  const borrower = await makeBorrower(visitor, 'paid out', shortLoan('Stretched'));
  const { nextPayment } = await readLoan(visitor, borrower);
  await visitor.api.get('advanceTime', { body: { to: addDays(day(nextPayment?.collectOn ?? ''), 14) } });
  await signIn(visitor, borrower);
  return borrower;
}

/** Later on, with the loan's page open. */
async function returnOn(visitor: Visitor, borrower: Prepared, to: string): Promise<void> {
  await visitor.api.get('advanceTime', { body: { to } });
  await signIn(visitor, borrower);
  await openLoan(visitor as Viewer, borrower);
}

async function fillInBudget(page: Page): Promise<void> {
  await reach(page, 'Who lives with you');
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
  for (const title of ['Bills that come first', 'What you owe to others']) {
    await reach(page, title);
    await page.getByLabel('No', { exact: true }).check();
    await press(page, 'Save and continue');
  }
}

for (const brand of SAMPLED_BRANDS) {
  test(`${brand}: a late borrower sets up a plan from their budget, and keeps it`, async ({ walk }) => {
    const visitor = walk(brand);
    const { page, api } = visitor;
    const look = (screen: string) => expectAccessible(page, `${brand}, ${screen}`);
    const borrower = await lateBorrower(visitor);
    await openLoan(visitor as Viewer, borrower);
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
    await fillInBudget(page);
    await reach(page, 'What you can pay each month');
    await enter(page, 'What you can pay each month', '40');
    await page.getByLabel('3 months').check();
    await look('offer');
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
    await follow(page, 'Go to your loan');
    await page.getByRole('heading', { name: /^Your payment plan until/ }).waitFor();
    await look('loan with a plan');

    const { arrangement: plan } = await readLoan(visitor, borrower);
    await returnOn(visitor, borrower, plan?.payments[0]?.collectOn ?? '');
    await expect(page.getByRole('table', { name: 'Your payments' })).toContainText('Paid£40.00');
    await returnOn(visitor, borrower, plan?.endsOn ?? '');
    await page.getByRole('region', { name: 'You made every payment of your plan' }).waitFor();
    await page.getByRole('link', { name: 'Set up a payment plan' }).waitFor();
    await look('plan kept');
    const inbox = await api.get('readInbox', { query: { to: borrower.application.user.email } });
    const letter = inbox.find(({ subject }) => subject === 'You’ve completed your payment plan');
    expect(letter?.text).toContain(borrower.loanId);
  });
}

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('a plan is agreed with the keyboard alone, broken, set up again, and then talked about', async ({
    visit,
  }) => {
    const visitor = visit('lendable');
    const { page, api, open } = visitor;
    const look = (screen: string) => expectAccessible(page, `desktop, ${screen}`);
    const borrower = await lateBorrower(visitor);
    const answers = await answersFor(api, borrower, { paidBy: 'borrower' });
    const about = { token: borrower.token, params: { id: borrower.loanId } };
    const start = `/account/borrow/self-serve-arrangement/${borrower.loanId}`;

    await open(start);
    await reach(page, 'Set up a payment plan');
    await enterOn(page, 'Start');
    await reach(page, 'What has changed?');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await enterOn(page, 'Continue');
    await expect(page.getByRole('alert')).toBeFocused();
    await choose(page, 'I’d rather not say');
    await page.keyboard.press('Enter');
    await reach(page, 'Who lives with you');
    await api.get('changeSelfServeArrangement', { ...about, body: { ...answers, term: null } });
    await open(`${start}/offer?reload=true`);
    await reach(page, 'What you can pay each month');
    await tabTo(page, 'What you can pay each month, in pounds');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('50');
    await choose(page, '2 months');
    await look('offer');
    await page.keyboard.press('Enter');
    await reach(page, 'When you’ll pay');
    await look('date');
    await enterOn(page, 'Continue');
    await reach(page, 'Check your plan before you agree it');
    await look('summary');
    await enterOn(page, 'Agree this plan');
    await reach(page, 'Your payment plan is set up');
    await expect(focused(page)).toBeVisible();
    await look('confirmation');

    const { arrangement: plan } = await readLoan(visitor, borrower);
    await returnOn(visitor, borrower, addDays(day(plan?.payments[0]?.dueOn ?? ''), 5));
    await page.getByRole('region', { name: /^Your payment plan ended on/ }).waitFor();
    await page.getByRole('link', { name: 'Set up a payment plan' }).waitFor();
    await look('plan broken');
    const again = await answersFor(api, borrower, { paidBy: 'borrower' });
    await api.get('openSelfServeArrangement', about);
    await api.get('changeSelfServeArrangement', { ...about, body: { ...again, isAgreed: true } });
    await returnOn(visitor, borrower, addDays(day(again.paymentDate ?? ''), 5));
    await follow(page, 'See why you can’t set one up here');
    await reach(page, 'You can’t set up a payment plan here at the moment');
    await page.getByText('You’ve set up two payment plans in the last six months.').waitFor();
    await look('not eligible');
  });
});

test('the answers of a plan are saved where it was answered before the script of its steps was loaded', async ({
  visit,
}) => {
  const visitor = visit('lendable');
  const { page, open } = visitor;
  const borrower = await lateBorrower(visitor);
  const opened = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/self-serve-arrangement'),
  );
  await page.route(/\/PlanSteps-/, async (route) => {
    await opened;
    await route.continue();
  });
  await open(`/account/borrow/self-serve-arrangement/${borrower.loanId}`);
  await reach(page, 'Set up a payment plan');
  await follow(page, 'Start');
  await reach(page, 'What has changed?');
  await page.getByRole('radio', { name: 'I’d rather not say' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await reach(page, 'Who lives with you');
});
