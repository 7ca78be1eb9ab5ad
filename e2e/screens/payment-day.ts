import { headed, listsErrors, press, type Shown } from './screen.ts';

/** Another payment day of a running loan. */
export const PAYMENT_DAY: readonly Shown[] = [
  {
    screen: 'payment day of a loan',
    state: 'nothing chosen',
    show: async (viewer) => {
      const borrower = await viewer.as('paid out');
      await viewer.open(`/account/borrow/repay/payment-day?id=${borrower.loanId}`);
      await headed(viewer.page, 'Change your payment day');
      await press(viewer.page, 'Change my payment day');
      await listsErrors(viewer.page);
    },
  },
  {
    screen: 'payment day of a loan',
    state: 'with what a day costs',
    continues: true,
    show: async ({ page }) => {
      await page.getByText('Why can’t I choose another day?').click();
      await page.getByRole('radio').last().check();
      await page.getByText(/^You’ll pay £.* more in total/).waitFor();
    },
  },
];
