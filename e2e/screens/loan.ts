import type { World } from '@fairlead/testing/journey-walk';
import { prepare } from '../prepared.ts';
import { somebody } from '../people.ts';
import { expect, type Visitor } from '../visitor.ts';
import { fail, follow, headed, hold, letGo, type Shown } from './screen.ts';

const LOANS = /\/v2\/loans\//;

const world: { current?: World } = {};
const loanOfThis = (): string => world.current?.loan ?? '';

const openLoan = ({ open }: Visitor, tab = 'overview') =>
  open(`/account/borrow/repay/summary?id=${loanOfThis()}&tab=${tab}`);

async function travel({ api, page }: Visitor, days: number): Promise<void> {
  await api.get('advanceTime', { body: { days } });
  await page.reload();
  await headed(page, 'Your loan');
}

/** The account of somebody with a loan, who had applied under these surnames as well. */
async function showAccount(visitor: Visitor, alsoApplied: readonly string[]): Promise<void> {
  const { page, open } = visitor;
  await prepare(visitor, 'signed', somebody('Successful', 'Accept'), alsoApplied);
  await open('/account/borrow');
  await headed(page, /^Hello, /);
  await expect(page.getByRole('article')).toHaveCount(alsoApplied.length + 1);
  await expect(page.getByText('…')).toHaveCount(0);
}

/** A loan from its signature to a missed payment, and what is there when it is not. */
export const LOAN: readonly Shown[] = [
  {
    screen: 'requested',
    state: 'as opened',
    show: async (visitor) => {
      world.current = await prepare(visitor, 'signed', somebody('Penniless', 'Accept'));
      await visitor.open(`/account/borrow/requested/${world.current.application}`);
      await headed(visitor.page, /^You have signed/);
    },
  },
  {
    screen: 'loan',
    state: 'loading',
    show: async (visitor) => {
      await hold(visitor.page, LOANS);
      await openLoan(visitor);
      await visitor.page.getByText('Loading your loan').waitFor({ state: 'attached' });
    },
  },
  {
    screen: 'loan',
    state: 'failed',
    show: async ({ page }) => {
      await letGo(page);
      await fail(page, LOANS);
      await page.reload();
      await headed(page, 'Something went wrong on our side');
      await letGo(page);
    },
  },
  {
    screen: 'loan',
    state: 'the money sent',
    show: async (visitor) => {
      await openLoan(visitor);
      await headed(visitor.page, 'Your loan');
      await visitor.page.getByRole('heading', { name: 'Your agreement' }).waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'explained',
    show: async ({ page }) => {
      for (const summary of await page.locator('main summary').all()) await summary.click();
    },
  },
  {
    screen: 'schedule',
    state: 'as opened',
    show: async ({ page }) => {
      await follow(page, 'Schedule');
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    screen: 'transactions',
    state: 'as opened',
    show: async ({ page }) => {
      await follow(page, 'Transactions');
      await page.getByRole('heading', { name: 'Transactions' }).waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'late',
    show: async (visitor) => {
      await openLoan(visitor);
      await travel(visitor, 62);
    },
  },
  {
    screen: 'schedule',
    state: 'with missed payments',
    show: async ({ page }) => {
      await follow(page, 'Schedule');
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    screen: 'transactions',
    state: 'with failed payments',
    show: async ({ page }) => {
      await follow(page, 'Transactions');
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    screen: 'document viewer',
    state: 'a signed document',
    show: async ({ page, open }) => {
      await open(`/view-document?url=${encodeURIComponent(`/v2/loans/${loanOfThis()}/contract.pdf`)}`);
      await headed(page, 'Loan Agreement');
    },
  },
  {
    screen: 'loan',
    state: 'not found',
    show: async ({ page, open }) => {
      await open('/account/borrow/repay/summary?id=01a1f866-0d00-742c-8dbe-984679d2ac53');
      await headed(page, 'We could not find that');
    },
  },
  {
    screen: 'account',
    state: 'with a loan and an application',
    show: (visitor) => showAccount(visitor, ['Decline']),
  },
  {
    screen: 'account',
    state: 'with five entries',
    show: (visitor) => showAccount(visitor, ['Decline', 'Mismatch', 'Thin', 'Accept']),
  },
  {
    screen: 'application form',
    state: 'closed to a borrower with a loan',
    show: async ({ page, open }) => {
      await open('/account/borrow/quote');
      await headed(page, 'You already have a loan with us');
    },
  },
];
