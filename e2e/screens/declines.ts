import { openDecided } from './decisions.ts';
import { fail, headed, listsErrors, press, type Shown } from './screen.ts';

/** A decision not to lend, and what can follow it. */
export const DECLINES: readonly Shown[] = [
  {
    screen: 'declined',
    state: 'with reasons',
    show: async (viewer) => {
      await openDecided(viewer, 'declined', 'Decline');
      await headed(viewer.page, 'We can’t lend to you at the moment');
    },
  },
  {
    screen: 'second look',
    state: 'as opened',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Ask us to look again' }).click();
      await headed(page, 'Ask us to look again');
    },
  },
  {
    screen: 'second look',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Ask us to look again');
      await listsErrors(page);
    },
  },
  {
    screen: 'declined',
    state: 'with a second look that waits',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel('What should we look at again?').fill('One of the defaults is not mine.');
      await press(page, 'Ask us to look again');
      await page.getByText(/^You asked us on/).waitFor();
    },
  },
  {
    screen: 'declined',
    state: 'with less to offer',
    show: async (viewer) => {
      await openDecided(viewer, 'declined', 'Fair', { amount: 12_000, netMonthlyIncome: 6000 });
      await headed(viewer.page, 'We can’t lend you £12,000');
      await viewer.page.getByRole('heading', { name: /^We could lend you/ }).waitFor();
    },
  },
  {
    screen: 'declined',
    state: 'with less to apply for',
    isHeldHere: true,
    show: async (viewer) => {
      await fail(viewer.page, /\/downsell$/);
      await openDecided(viewer, 'declined', 'Fair', { amount: 12_000, netMonthlyIncome: 6000 });
      await viewer.page.getByRole('link', { name: /^Ask for £/ }).waitFor();
    },
  },
  {
    screen: 'other lender',
    state: 'before permission',
    show: async (viewer) => {
      await openDecided(viewer, 'declined/other-lender', 'Decline');
      await headed(viewer.page, 'Look for another lender?');
    },
  },
  {
    screen: 'other lender',
    state: 'found',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Yes, look for a lender');
      await headed(page, 'Fennmark Loans may be able to help');
    },
  },
  {
    screen: 'declined',
    state: 'with another lender',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Back' }).click();
      await page.getByRole('link', { name: 'See Fennmark Loans' }).waitFor();
    },
  },
  {
    screen: 'other lender',
    state: 'asking for the details',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'See Fennmark Loans' }).click();
      await press(page, 'Continue with Fennmark Loans');
      await page.getByRole('heading', { name: 'Send your details to Fennmark Loans?' }).waitFor();
    },
  },
  {
    screen: 'the website of another lender',
    state: 'as opened',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Agree and go to Fennmark Loans');
      await headed(page, 'Another lender’s website');
    },
  },
  {
    screen: 'other lender',
    state: 'chosen',
    continues: true,
    show: async ({ page }) => {
      await page.goBack();
      await page.getByRole('button', { name: 'Go to Fennmark Loans' }).waitFor();
    },
  },
  {
    screen: 'other lender',
    state: 'not found',
    show: async (viewer) => {
      await openDecided(viewer, 'declined/other-lender', 'Decline', { amount: 4040 });
      await press(viewer.page, 'Yes, look for a lender');
      await headed(viewer.page, 'We couldn’t find another lender for you');
    },
  },
  {
    screen: 'other lender',
    state: 'cannot be asked',
    show: async (viewer) => {
      await openDecided(viewer, 'declined/other-lender', 'Decline', { amount: 5030 });
      await press(viewer.page, 'Yes, look for a lender');
      await headed(viewer.page, 'We can’t look for another lender at the moment');
    },
  },
  {
    screen: 'other lender',
    state: 'does not answer',
    show: async (viewer) => {
      await openDecided(viewer, 'declined/other-lender', 'Decline', { amount: 5040 });
      await press(viewer.page, 'Yes, look for a lender');
      await press(viewer.page, 'Continue with Fennmark Loans');
      await press(viewer.page, 'Agree and go to Fennmark Loans');
      await viewer.page.getByText('The other lender isn’t answering').waitFor();
    },
  },
];
