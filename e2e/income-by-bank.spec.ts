import { newApplicant } from '@fairlead/testing/people';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { reach } from './borrowing.ts';
import { SAMPLED_BRANDS } from './checked-brands.ts';
import { prepare } from './prepared.ts';
import { expect, test, type Visitor } from './visitor.ts';

const TASKS = 'Complete your application';
const FOUND = /^We found £2,486 a month/;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const taskOf = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Proof of income' });

/** Opens the two ways to prove an income, as someone who entered £2,400. */
async function openWays(visitor: Visitor): Promise<void> {
  const who = newApplicant('Successful', 'Accept-Income', { netMonthlyIncome: 2400 });
  const { applicationId } = await prepare(visitor, 'tasks', who);
  await visitor.open(`/account/borrow/continue?id=${applicationId}`);
  await reach(visitor.page, TASKS);
  await visitor.page.getByRole('link', { name: 'Proof of income' }).click();
  await reach(visitor.page, 'Proof of income');
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Connect your bank' }).click();
  await reach(page, 'Connect your bank');
  await press(page, 'Agree and continue to TrueLayer');
  await reach(page, 'Choose your bank');
}

async function agree(page: Page, user = 'john', holder = 'Successful Accept-Income'): Promise<void> {
  await page.getByLabel(new RegExp(`^${user}:`)).check();
  await page.getByLabel('Name on the account').fill(holder);
  await page.getByLabel('Monthly income after tax').fill('£2,486');
  await press(page, 'Agree and share');
}

for (const brand of SAMPLED_BRANDS) {
  test(`${brand}: an income is found at the bank and used`, async ({ walk }) => {
    const visitor = walk(brand);
    const { page } = visitor;
    const look = (screen: string): Promise<void> => expectAccessible(page, `${brand}, ${screen}`);
    await openWays(visitor);
    await leave(page);
    await look('the banks of the sandbox');
    await agree(page);
    await reach(page, FOUND);
    expect(page.url()).not.toMatch(/state=|code=/);
    await page.getByText('How we worked out your income').click();
    await look('an income that was found, with its working');
    await page.reload();
    await reach(page, FOUND);
    await press(page, 'Yes, use this');
    await reach(page, TASKS);
    await expect(taskOf(page)).toContainText('Found in your bank account');
    await expect(taskOf(page)).toContainText('Completed');
  });
}

test('what was read can be deleted, and another way taken', async ({ walk }) => {
  const visitor = walk('lendable');
  const { page } = visitor;
  await openWays(visitor);
  await leave(page);
  await agree(page);
  await reach(page, FOUND);
  await press(page, 'Delete my bank data');
  await reach(page, 'Proof of income');
  await page.getByText('We’ve deleted what we read from your bank.').waitFor();
  await page.goBack();
  await page.waitForURL(/proof-of-income|sandbox\/bank/);
  await page.goForward();
  await reach(page, 'Proof of income');
  await page.getByRole('link', { name: 'Upload payslips instead' }).click();
  await page.getByLabel('Choose files').waitFor();
});

test('the address of the bank opened again shows what was found, and in another session nothing', async ({
  walk,
}) => {
  const visitor = walk('lendable');
  const { page } = visitor;
  await openWays(visitor);
  await leave(page);
  const back = page.waitForRequest(/\/truelayer\/callback\?/);
  await agree(page);
  const address = (await back).url();
  await reach(page, FOUND);
  await page.goto(address);
  await reach(page, FOUND);
  await prepare(visitor, 'tasks', newApplicant('Successful', 'Accept-Income'));
  await page.goto(address);
  await reach(page, 'We can’t use this link');
  await page.context().clearCookies();
  await page.goto(address);
  await reach(page, 'Sign in to continue');
});

test('a borrower who cancels at the bank continues with either way', async ({ walk }) => {
  const visitor = walk('lendable');
  const { page } = visitor;
  await openWays(visitor);
  await leave(page);
  await press(page, 'Cancel');
  await reach(page, 'You didn’t connect your bank');
  await page.getByRole('link', { name: 'Try again' }).click();
  await reach(page, 'Connect your bank');
});
