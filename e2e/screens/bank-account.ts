import { OTHER_ACCOUNT } from '@fairlead/testing/journeys/applying';
import { prepare } from '../prepared.ts';
import { headed, listsErrors, press, type Shown } from './screen.ts';

/** Another account for the payments of a running loan. */
export const BANK_ACCOUNT: readonly Shown[] = [
  {
    screen: 'bank account of a loan',
    state: 'nothing typed',
    show: async (viewer) => {
      const borrower = await prepare(viewer, 'paid out');
      await viewer.open(`/account/borrow/repay/bank-account?id=${borrower.loanId}`);
      await headed(viewer.page, 'Your bank account');
      await press(viewer.page, 'Change my bank account');
      await listsErrors(viewer.page);
    },
  },
  {
    screen: 'bank account of a loan',
    state: 'changed',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel('Sort code').fill(OTHER_ACCOUNT.sortCode);
      await page.getByLabel('Account number').fill(OTHER_ACCOUNT.accountNumber);
      await page.getByRole('checkbox').check();
      await press(page, 'Change my bank account');
      await headed(page, 'Your new bank account');
    },
  },
  {
    screen: 'calendar',
    state: 'turned on',
    continues: true,
    show: async ({ page, open }) => {
      const id = new URL(page.url()).searchParams.get('id') ?? '';
      await open(`/account/borrow/repay/calendar?id=${id}`);
      await headed(page, 'Payments in your calendar');
      await press(page, 'Turn it on');
      await page.getByText('Your calendar is on.').waitFor();
    },
  },
];
