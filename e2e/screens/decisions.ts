import { prepare, signIn } from '../prepared.ts';
import { somebody } from '../people.ts';
import { expect } from '../visitor.ts';
import { fail, headed, hold, letGo, listsErrors, press, type Shown } from './screen.ts';

const NEARLY_OVER_MS = 100_000;
const APPLICATIONS = /\/v2\/loan-applications\//;

/** What a decision can be, each with its page, up to what is left to do. */
export const DECISIONS: readonly Shown[] = [
  {
    screen: 'declined',
    state: 'with reasons',
    show: async (visitor) => {
      const { application } = await prepare(visitor, 'decided', somebody('Successful', 'Decline'));
      await visitor.open(`/account/borrow/declined?id=${application}`);
      await headed(visitor.page, 'We can’t lend to you at the moment');
    },
  },
  {
    screen: 'account',
    state: 'empty',
    show: async ({ page, open }) => {
      await page.route(/\/v2\/users\//, async (route) => {
        const answer = await route.fetch();
        const { data } = (await answer.json()) as { data: object };
        await route.fulfill({
          response: answer,
          json: { data: { ...data, loans: [], loanApplications: [] } },
        });
      });
      await open('/account/borrow');
      await page.getByText('You have no loan and no application here').waitFor();
      await letGo(page);
    },
  },
  {
    screen: 'declined',
    state: 'with less to offer',
    show: async (visitor) => {
      const who = somebody('Successful', 'Fair', { amount: 12_000, netMonthlyIncome: 6000 });
      const { application } = await prepare(visitor, 'decided', who);
      await visitor.open(`/account/borrow/declined?id=${application}`);
      await headed(visitor.page, 'We can’t lend you £12,000');
    },
  },
  {
    screen: 'referred',
    state: 'as opened',
    show: async (visitor) => {
      const { application } = await prepare(visitor, 'decided', somebody('Successful', 'Thin'));
      await visitor.open(`/account/borrow/continue?id=${application}`);
      await headed(visitor.page, 'We need to look at your application ourselves');
    },
  },
  {
    screen: 'address mismatch',
    state: 'as opened',
    show: async (visitor) => {
      const { application } = await prepare(visitor, 'decided', somebody('Successful', 'Mismatch'));
      await visitor.open(`/account/borrow/address_mismatch?id=${application}`);
      await headed(visitor.page, 'Check your name and address');
    },
  },
  {
    screen: 'address mismatch',
    state: 'error summary',
    show: async ({ page }) => {
      await page.getByLabel('First name').fill('');
      await press(page, 'Look again with these details');
      await listsErrors(page);
    },
  },
  {
    screen: 'offer',
    state: 'loading',
    show: async (visitor) => {
      const { application } = await prepare(visitor, 'decided', somebody('Successful', 'Accept'));
      await hold(visitor.page, APPLICATIONS);
      await visitor.open(`/account/borrow/apply?id=${application}`);
      await visitor.page.getByText('Getting your price').waitFor();
    },
  },
  {
    screen: 'offer',
    state: 'failed',
    show: async ({ page }) => {
      await letGo(page);
      await fail(page, APPLICATIONS);
      await page.reload();
      await headed(page, 'Something went wrong on our side');
      await letGo(page);
    },
  },
  {
    screen: 'offer',
    state: 'as opened',
    show: async ({ page }) => {
      await press(page, 'Try again');
      await headed(page, /[Hh]ere is your price/);
    },
  },
  {
    screen: 'offer',
    state: 'explained',
    show: async ({ page }) => {
      for (const name of ['Where do these figures come from?', 'See every payment']) {
        await page.getByText(name).click();
      }
      await page.getByRole('table').waitFor();
    },
  },
  {
    screen: 'offer',
    state: 'put aside',
    show: async ({ page }) => {
      await press(page, 'Not now');
      await headed(page, 'We have put your offer aside');
    },
  },
  {
    screen: 'an account page',
    state: 'offline',
    show: async ({ page }) => {
      await page.context().setOffline(true);
      await page.getByText('You are offline').waitFor();
    },
  },
  {
    screen: 'an account page',
    state: 'the session ending',
    show: async (visitor) => {
      await visitor.page.context().setOffline(false);
      const world = await prepare(visitor, 'decided', somebody('Successful', 'Accept'));
      await signIn(visitor, world, { endsInMs: NEARLY_OVER_MS });
      await visitor.open(`/account/borrow/apply?id=${world.application}`);
      await visitor.page.getByRole('dialog', { name: 'Do you want to stay signed in?' }).waitFor();
    },
  },
  {
    screen: 'an account page',
    state: 'the session renewed',
    show: async ({ page }) => {
      await press(page, 'Stay signed in');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  {
    screen: 'an application',
    state: 'not found',
    show: async ({ page, open }) => {
      await open('/account/borrow/apply?id=01a1f866-0d00-742c-8dbe-984679d2ac53');
      await headed(page, 'We could not find that');
    },
  },
];
