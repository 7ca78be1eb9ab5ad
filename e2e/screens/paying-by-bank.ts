import { answerAtBank, askToPayByBank, resumeOf } from '@fairlead/testing/journeys/bank-payments';
import type { SandboxBankChoice } from '@fairlead/providers/bank-payments/payer-choices';
import { prepare } from '../prepared.ts';
import { fail, headed, listsErrors, press, type Shown, type Viewer } from './screen.ts';

const PAGE = '/account/borrow/repay/open-banking-payment';

async function running(viewer: Viewer) {
  const borrower = await prepare(viewer, 'paid out');
  return { token: borrower.token, loanId: borrower.loanId };
}

/** Opens how a payment is, whose payer chose this at the bank. */
const outcome = (choice: SandboxBankChoice, state: string, heading: string): Shown => ({
  screen: 'end of a payment by bank',
  state,
  show: async (viewer) => {
    const { id, url } = await viewer.api.get('startBankPayment', askToPayByBank(await running(viewer)));
    await answerAtBank(viewer.api, url, choice);
    await viewer.open(`/open-banking/${state}?payment=${id}`);
    await headed(viewer.page, heading);
    await viewer.page.getByText(/left to pay on your loan/).waitFor();
  },
});

/** Opens the page of a link that continues a payment. */
async function openResume(viewer: Viewer): Promise<void> {
  const borrower = await running(viewer);
  await viewer.api.get('startBankPayment', askToPayByBank(borrower));
  const { code, resumeJourneyToken, subjectId, origin } = await resumeOf(viewer.api, borrower);
  await viewer.open(
    `/truelayer/resume?code=${code}&token=${resumeJourneyToken}&subjectId=${subjectId}&origin=${origin}`,
  );
}

/** Paying from a bank, here and on another device, and by a link. */
export const PAYING_BY_BANK: readonly Shown[] = [
  {
    screen: 'payment by bank',
    state: 'as opened',
    show: async (viewer) => {
      const { loanId } = await running(viewer);
      await viewer.open(`${PAGE}?id=${loanId}&flow=early&amount=50.00&keeps=instalment`);
      await headed(viewer.page, 'Pay £50 from your bank');
    },
  },
  {
    screen: 'payment by bank',
    state: 'on another device',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Continue on another device');
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
    },
  },
  {
    screen: 'payment by bank',
    state: 'failed',
    isHeldHere: true,
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Pay on this device instead');
      await fail(page, /truelayer\/auth/);
      await press(page, 'Choose your bank');
      await page.getByText('That didn’t work').waitFor();
    },
  },
  {
    screen: 'payment by bank',
    state: 'without an amount',
    show: async (viewer) => {
      const { loanId } = await running(viewer);
      await viewer.open(`${PAGE}?id=${loanId}&flow=early`);
      await headed(viewer.page, 'Choose what to pay first');
    },
  },
  {
    screen: 'continued payment',
    state: 'as opened',
    show: async (viewer) => {
      await openResume(viewer);
      await headed(viewer.page, 'Continue your payment');
    },
  },
  {
    screen: 'continued payment',
    state: 'on the way to the bank',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Continue');
      await headed(page, /^Pay £50 to/);
    },
  },
  {
    screen: 'continued payment',
    state: 'ended',
    show: async (viewer) => {
      await viewer.open('/truelayer/resume?code=cut-off');
      await headed(viewer.page, 'This link can’t be used');
    },
  },
  outcome('pay', 'complete', 'Your bank has sent £50'),
  outcome('refuse', 'cancelled', 'You didn’t pay'),
  outcome('down', 'unavailable', 'Your bank isn’t responding'),
  outcome('empty', 'unable-to-connect', 'Your bank didn’t make the payment'),
  {
    screen: 'end of a payment by bank',
    state: 'pending',
    show: async (viewer) => {
      const { id } = await viewer.api.get('startBankPayment', askToPayByBank(await running(viewer)));
      await viewer.open(`/open-banking/pending?payment=${id}`);
      await headed(viewer.page, 'Your bank hasn’t answered yet');
    },
  },
  {
    screen: 'end of a payment by bank',
    state: 'without a session',
    show: async (viewer) => {
      await viewer.open('/truelayer/callback?payment_id=BP-1');
      await headed(viewer.page, 'Sign in to see your payment');
    },
  },
  {
    screen: 'repayment link',
    state: 'nothing typed',
    show: async (viewer) => {
      const { loanId } = await running(viewer);
      await viewer.open(`/account/borrow/repay/repayment-link?id=${loanId}`);
      await headed(viewer.page, 'Ask someone else to pay');
      await press(viewer.page, 'Make a link');
      await listsErrors(viewer.page);
    },
  },
  {
    screen: 'repayment link',
    state: 'made',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel('Amount, in pounds').fill('50');
      await press(page, 'Make a link');
      await page.getByText(/^No one has used it to pay yet/).waitFor();
    },
  },
  {
    screen: 'repayment link',
    state: 'cancelled',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Cancel the link');
      await page.getByText('It has ended, so no one can use it to pay.').waitFor();
    },
  },
  {
    screen: 'payment by link',
    state: 'as opened',
    show: async (viewer) => {
      const { token, loanId } = await running(viewer);
      const call = { token, params: { id: loanId }, body: { amount: 50 } };
      const { url } = await viewer.api.get('makeRepaymentLink', call);
      await viewer.open(new URL(url).pathname);
      await headed(viewer.page, /^Pay £50 for/);
    },
  },
  {
    screen: 'payment by link',
    state: 'ended',
    show: async (viewer) => {
      await viewer.open(`/pay/${'x'.repeat(43)}`);
      await headed(viewer.page, 'This link can’t be used');
    },
  },
];
