import { agreeAtBank, bankDataUsed, leaveForBank } from '@fairlead/testing/journeys/bank-data';
import { newApplicant } from '@fairlead/testing/people';
import { prepare, type Prepared } from '../prepared.ts';
import { fail, headed, hold, press, type Shown, type Viewer } from './screen.ts';

const PROOF = '/account/borrow/continue/proof-of-income';

type Agreed = Parameters<typeof bankDataUsed>[2];

const asked = (viewer: Viewer): Promise<Prepared> =>
  prepare(viewer, 'tasks', newApplicant('Successful', 'Accept-Income'));

const addressOf = (viewer: Viewer, { applicationId }: Prepared): string =>
  viewer.address(`${PROOF}?id=${applicationId}`);

/** Opens the proof of income of a borrower whose bank was read, as a person or the page says. */
async function openRead(viewer: Viewer, agreed: Agreed): Promise<void> {
  const borrower = await asked(viewer);
  await bankDataUsed(viewer.api, borrower, { redirectUrl: addressOf(viewer, borrower), ...agreed });
  await viewer.open(`${PROOF}?id=${borrower.applicationId}`);
}

/** Opens the address that the bank sends a borrower back to. */
async function comeBack(viewer: Viewer): Promise<void> {
  const borrower = await asked(viewer);
  const journey = await leaveForBank(viewer.api, borrower, addressOf(viewer, borrower));
  const { state, code } = agreeAtBank(journey);
  await viewer.open(`/truelayer/callback?code=${code}&state=${state}`);
}

const outcome = (screen: string, heading: string): Shown => ({
  screen: 'end of a journey to the bank',
  state: screen,
  show: async (viewer) => {
    const { applicationId } = await viewer.as('tasks');
    await viewer.open(`/open-banking/${screen}?id=${applicationId}`);
    await headed(viewer.page, heading);
  },
});

/** An income that is proved by the borrower's bank. */
export const BANK_INCOME: readonly Shown[] = [
  {
    screen: 'proof of income',
    state: 'both ways',
    show: async (viewer) => {
      await viewer.open(`${PROOF}?id=${(await asked(viewer)).applicationId}`);
      await headed(viewer.page, 'Proof of income');
    },
  },
  {
    screen: 'connect your bank',
    state: 'as opened',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Connect your bank' }).click();
      await headed(page, 'Connect your bank');
    },
  },
  {
    screen: 'connect your bank',
    state: 'failed',
    isHeldHere: true,
    continues: true,
    show: async ({ page }) => {
      await fail(page, /journey-request/);
      await press(page, 'Agree and continue to TrueLayer');
      await page.getByText('That didn’t work').waitFor();
    },
  },
  {
    screen: 'income by the bank',
    state: 'less than was entered',
    show: async (viewer) => {
      await openRead(viewer, { user: 'low_income' });
      await headed(viewer.page, 'We found £931 a month');
    },
  },
  {
    screen: 'income by the bank',
    state: 'with a doubt',
    show: async (viewer) => {
      await openRead(viewer, { user: 'gambling' });
      await viewer.page.getByText(/^Someone on our team will look at this/).waitFor();
    },
  },
  {
    screen: 'income by the bank',
    state: 'looked at by a person',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Yes, use this');
      await headed(page, 'Complete your application');
      await page.getByRole('link', { name: 'Proof of income' }).click();
      await page.getByText('Someone on our team is looking at it').waitFor();
    },
  },
  {
    screen: 'income by the bank',
    state: 'not found',
    show: async (viewer) => {
      await openRead(viewer, { user: 'no_income' });
      await headed(viewer.page, 'We couldn’t find your income');
    },
  },
  {
    screen: 'income by the bank',
    state: 'accepted',
    show: async (viewer) => {
      await openRead(viewer, {});
      await press(viewer.page, 'Yes, use this');
      await headed(viewer.page, 'Complete your application');
      await viewer.page.getByRole('link', { name: 'Proof of income' }).click();
      await viewer.page.getByText('We’ve accepted your proof of income').waitFor();
    },
  },
  {
    screen: 'back from the bank',
    state: 'reading',
    isHeldHere: true,
    show: async (viewer) => {
      await hold(viewer.page, /data-pulls/);
      await comeBack(viewer);
      await headed(viewer.page, 'Reading your account');
    },
  },
  {
    screen: 'back from the bank',
    state: 'without an answer',
    isHeldHere: true,
    show: async (viewer) => {
      await fail(viewer.page, /data-pulls/);
      await comeBack(viewer);
      await viewer.page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    screen: 'back from the bank',
    state: 'by an address that is not the borrower’s',
    show: async (viewer) => {
      await viewer.as('tasks');
      await viewer.open(`/truelayer/callback?code=code&state=${'s'.repeat(43)}`);
      await headed(viewer.page, 'We can’t use this link');
    },
  },
  {
    screen: 'back from the bank',
    state: 'without a session',
    show: async (viewer) => {
      await viewer.open(`/truelayer/callback?code=code&state=${'s'.repeat(43)}`);
      await headed(viewer.page, 'Sign in to continue');
    },
  },
  outcome('complete', 'We’ve read your bank account'),
  outcome('cancelled', 'You didn’t connect your bank'),
  outcome('unavailable', 'Your bank isn’t responding'),
  outcome('unable-to-connect', 'We couldn’t connect to your bank'),
];
