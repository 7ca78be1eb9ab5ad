import type { World } from '@fairlead/testing/journey-walk';
import { prepare } from '../prepared.ts';
import { somebody } from '../people.ts';
import { expect, type Visitor } from '../visitor.ts';
import { hold, headed, letGo, listsErrors, press, type Shown } from './screen.ts';

const ACCOUNTS = {
  closeMatch: ['10-79-99', '88837491'],
  noMatch: ['20-29-59', '63748472'],
} as const;

async function typeAccount({ page }: Visitor, name: keyof typeof ACCOUNTS): Promise<void> {
  const [sortCode, accountNumber] = ACCOUNTS[name];
  await page.getByLabel('Sort code').fill(sortCode);
  await page.getByLabel('Account number').fill(accountNumber);
  await page.getByLabel('I am the account holder').check();
  await press(page, 'Save this account');
}

async function openTask(visitor: Visitor, { application }: World, task: string): Promise<void> {
  await visitor.open(`/account/borrow/continue${task}?id=${application}`);
}

const world: { current?: World } = {};
const ofThis = (): World => {
  if (!world.current) throw new Error('The first row prepares the application');
  return world.current;
};

/** What is asked for between the offer and the documents. */
export const REQUIREMENTS: readonly Shown[] = [
  {
    screen: 'tasks',
    state: 'as opened',
    show: async (visitor) => {
      world.current = await prepare(visitor, 'tasks', somebody('Successful', 'Accept'));
      await openTask(visitor, ofThis(), '');
      await headed(visitor.page, 'Complete your application');
    },
  },
  {
    screen: 'bank account',
    state: 'as opened',
    show: async (visitor) => {
      await openTask(visitor, ofThis(), '/bank-details');
      await headed(visitor.page, 'Your bank account');
    },
  },
  {
    screen: 'bank account',
    state: 'error summary',
    show: async ({ page }) => {
      await press(page, 'Save this account');
      await listsErrors(page);
    },
  },
  {
    screen: 'SMS code',
    state: 'as opened',
    show: async (visitor) => {
      await typeAccount(visitor, 'noMatch');
      await visitor.page.getByText('We have sent a code to').waitFor();
    },
  },
  {
    screen: 'SMS code',
    state: 'wrong code',
    show: async ({ page }) => {
      await page.getByLabel('6-digit code').fill('000000');
      await press(page, 'Confirm');
      await expect(page.getByLabel('6-digit code')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    screen: 'bank account',
    state: 'somebody else’s',
    show: async ({ page }) => {
      await page.getByLabel('6-digit code').fill('123456');
      await press(page, 'Confirm');
      await listsErrors(page);
      await page.getByText('This is not the name your bank has for the account').first().waitFor();
    },
  },
  {
    screen: 'bank account',
    state: 'a name that is close',
    show: async (visitor) => {
      await typeAccount(visitor, 'closeMatch');
      await visitor.page.getByText('Your bank has this account under the name').waitFor();
    },
  },
  {
    screen: 'payment day',
    state: 'loading',
    show: async (visitor) => {
      await hold(visitor.page, /\/choices/);
      await openTask(visitor, ofThis(), '/payment-day');
      await visitor.page.getByText('Finding the days that fit').waitFor();
    },
  },
  {
    screen: 'payment day',
    state: 'as opened',
    show: async ({ page }) => {
      await letGo(page);
      await page.reload();
      await headed(page, 'Which day of the month suits you?');
    },
  },
  {
    screen: 'payment day',
    state: 'error summary',
    show: async ({ page }) => {
      await press(page, 'Save my payment day');
      await listsErrors(page);
    },
  },
];
