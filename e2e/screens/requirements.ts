import { newApplicant, newConsolidator } from '@fairlead/testing/people';
import { prepare, type Prepared } from '../prepared.ts';
import { expect } from '../visitor.ts';
import { headed, hold, listsErrors, press, type Shown, type Viewer } from './screen.ts';

const ACCOUNTS = {
  closeMatch: ['10-79-99', '88837491'],
  noMatch: ['20-29-59', '63748472'],
} as const;

async function typeAccount({ page }: Viewer, name: keyof typeof ACCOUNTS): Promise<void> {
  const [sortCode, accountNumber] = ACCOUNTS[name];
  await page.getByLabel('Sort code').fill(sortCode);
  await page.getByLabel('Account number').fill(accountNumber);
  await page.getByLabel('I am the account holder').check();
  await press(page, 'Save this account');
}

/** Opens a task of an application. */
export const openTask = (viewer: Viewer, { applicationId }: Prepared, task = ''): Promise<void> =>
  viewer.open(`/account/borrow/continue${task}?id=${applicationId}`);

async function giveCode({ page }: Viewer, code: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code);
  await press(page, 'Confirm');
}

/** What is asked for between the offer and the documents. */
export const REQUIREMENTS: readonly Shown[] = [
  {
    screen: 'tasks',
    state: 'as opened',
    show: async (viewer) => {
      await openTask(viewer, await prepare(viewer, 'tasks'));
      await headed(viewer.page, 'Complete your application');
    },
  },
  {
    screen: 'bank account',
    state: 'as opened',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Your bank account' }).click();
      await headed(page, 'Your bank account');
    },
  },
  {
    screen: 'bank account',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Save this account');
      await listsErrors(page);
    },
  },
  {
    screen: 'SMS code',
    state: 'as opened',
    continues: true,
    show: async (viewer) => {
      await typeAccount(viewer, 'noMatch');
      await viewer.page.getByText('We’ve sent a code to').waitFor();
    },
  },
  {
    screen: 'SMS code',
    state: 'wrong code',
    continues: true,
    show: async (viewer) => {
      await giveCode(viewer, '000000');
      await expect(viewer.page.getByLabel('6-digit code')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    screen: 'bank account',
    state: 'of another person',
    continues: true,
    show: async (viewer) => {
      await giveCode(viewer, '123456');
      await listsErrors(viewer.page);
      await viewer.page.getByText('Your bank has a different name for this account').first().waitFor();
    },
  },
  {
    screen: 'bank account',
    state: 'a name that is close',
    continues: true,
    show: async (viewer) => {
      await typeAccount(viewer, 'closeMatch');
      await viewer.page.getByText('Your bank has this account under the name').waitFor();
    },
  },
  {
    screen: 'mobile number of an application',
    state: 'as opened',
    show: async (viewer) => {
      const who = newApplicant('Successful', 'Accept-Moved');
      await openTask(viewer, await prepare(viewer, 'tasks', who));
      await viewer.page.getByRole('link', { name: 'Your mobile number' }).click();
      await headed(viewer.page, 'Your mobile number');
    },
  },
  {
    screen: 'mobile number of an application',
    state: 'another number',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Use another number');
      await press(page, 'Text a code to this number');
      await listsErrors(page);
    },
  },
  {
    screen: 'mobile number of an application',
    state: 'wrong code',
    continues: true,
    show: async ({ page }) => {
      await press(page, /^Keep the number/);
      await press(page, 'Text me a code');
      await page.getByLabel('6-digit code').fill('000000');
      await press(page, 'Confirm my number');
      await listsErrors(page);
    },
  },
  {
    screen: 'address of an application',
    state: 'as opened',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await headed(page, 'Complete your application');
      await page.getByRole('link', { name: 'Your address' }).click();
      await headed(page, 'Is this still your address?');
    },
  },
  {
    screen: 'address of an application',
    state: 'moved',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'No, I’ve moved');
      await press(page, 'Find address');
      await listsErrors(page);
    },
  },
  {
    screen: 'credit cards',
    state: 'question',
    show: async (viewer) => {
      const borrower = await prepare(viewer, 'tasks', newConsolidator());
      await openTask(viewer, borrower, '/credit-cards');
      await headed(viewer.page, /^Do you want to pay off credit cards/);
    },
  },
  {
    screen: 'credit cards',
    state: 'list, explained',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Yes, show my cards');
      await headed(page, 'Which cards do you want to pay off?');
      for (const summary of await page.locator('main summary').all()) await summary.click();
    },
  },
  {
    screen: 'credit cards',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Confirm these cards');
      await listsErrors(page);
    },
  },
  {
    screen: 'credit cards',
    state: 'removing all',
    continues: true,
    show: async ({ page }) => {
      for (const name of ['Harbour Lane Card', 'Quillmoor Bank', 'Fernhithe Store']) {
        await press(page, new RegExp(`^Remove ${name}`));
        await press(page, 'Remove it');
        await page.getByText(new RegExp(`^${name} .* has been removed`)).waitFor();
      }
      await page.getByText('No cards are left in your list.').waitFor();
    },
  },
  {
    screen: 'add a credit card',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Add another card' }).click();
      await headed(page, 'Add a credit card');
      await press(page, 'Add this card');
      await listsErrors(page);
    },
  },
  {
    screen: 'payment day',
    state: 'as opened',
    show: async (viewer) => {
      await openTask(viewer, await viewer.as('tasks'), '/payment-day');
      await headed(viewer.page, 'Which day of the month suits you?');
    },
  },
  {
    screen: 'payment day',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Save my payment day');
      await listsErrors(page);
    },
  },
  {
    screen: 'payment day',
    state: 'loading',
    isHeldHere: true,
    show: async (viewer) => {
      await hold(viewer.page, /\/choices/);
      await openTask(viewer, await viewer.as('tasks'), '/payment-day');
      await viewer.page.getByText('Finding available days').waitFor();
    },
  },
];
