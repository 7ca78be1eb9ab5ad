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

const openTask = (viewer: Viewer, { applicationId }: Prepared, task = ''): Promise<void> =>
  viewer.open(`/account/borrow/continue${task}?id=${applicationId}`);

async function askedForCode(viewer: Viewer, account: keyof typeof ACCOUNTS): Promise<void> {
  await openTask(viewer, await prepare(viewer, 'tasks'), '/bank-details');
  await typeAccount(viewer, account);
  await viewer.page.getByText('We’ve sent a code to').waitFor();
}

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
      await openTask(viewer, await viewer.as('tasks'));
      await headed(viewer.page, 'Complete your application');
    },
  },
  {
    screen: 'bank account',
    state: 'as opened',
    show: async (viewer) => {
      await openTask(viewer, await viewer.as('tasks'), '/bank-details');
      await headed(viewer.page, 'Your bank account');
    },
  },
  {
    screen: 'bank account',
    state: 'error summary',
    show: async (viewer) => {
      await openTask(viewer, await viewer.as('tasks'), '/bank-details');
      await press(viewer.page, 'Save this account');
      await listsErrors(viewer.page);
    },
  },
  { screen: 'SMS code', state: 'as opened', show: (viewer) => askedForCode(viewer, 'noMatch') },
  {
    screen: 'SMS code',
    state: 'wrong code',
    show: async (viewer) => {
      await askedForCode(viewer, 'noMatch');
      await giveCode(viewer, '000000');
      await expect(viewer.page.getByLabel('6-digit code')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    screen: 'bank account',
    state: 'of another person',
    show: async (viewer) => {
      await askedForCode(viewer, 'noMatch');
      await giveCode(viewer, '123456');
      await listsErrors(viewer.page);
      await viewer.page.getByText('Your bank has a different name for this account').first().waitFor();
    },
  },
  {
    screen: 'bank account',
    state: 'a name that is close',
    show: async (viewer) => {
      await askedForCode(viewer, 'closeMatch');
      await giveCode(viewer, '123456');
      await viewer.page.getByText('Your bank has this account under the name').waitFor();
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
    state: 'loading',
    show: async (viewer) => {
      await hold(viewer.page, /\/choices/);
      await openTask(viewer, await viewer.as('tasks'), '/payment-day');
      await viewer.page.getByText('Finding available days').waitFor();
    },
  },
  {
    screen: 'payment day',
    state: 'error summary',
    show: async (viewer) => {
      await openTask(viewer, await viewer.as('tasks'), '/payment-day');
      await press(viewer.page, 'Save my payment day');
      await listsErrors(viewer.page);
    },
  },
];
