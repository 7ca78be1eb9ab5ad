import { addDays, day } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { newApplicant } from '@fairlead/testing/people';
import type { Page } from '@playwright/test';
import { prepare, type Prepared } from '../prepared.ts';
import { failedToday, lateLoan, openLoan } from './loan.ts';
import { headed, listsErrors, press, type Shown, type Viewer } from './screen.ts';

/** Five working days, with a holiday among them. */
const DAYS_UNTIL_TAKEN_BACK = 12;

const underWay = (page: Page) => page.getByRole('heading', { name: 'Payments under way' });

async function askForIt(page: Page): Promise<void> {
  await press(page, 'Pay £500 by Direct Debit');
  await underWay(page).waitFor();
}

async function cancelIt(page: Page): Promise<void> {
  await press(page, /^Cancel/);
  await underWay(page).waitFor({ state: 'detached' });
}

/** Paying early, paying off, and paying what is overdue. */
export const PAYING: readonly Shown[] = [
  {
    screen: 'payment',
    state: 'nothing typed',
    show: async (viewer) => {
      const borrower = await prepare(viewer, 'paid out');
      await viewer.open(`/account/borrow/repay/payment?id=${borrower.loanId}`);
      await headed(viewer.page, 'Make a payment');
      await press(viewer.page, 'Pay by Direct Debit');
      await listsErrors(viewer.page);
    },
  },
  {
    screen: 'payment',
    state: 'with both outcomes',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel(/^How much do you want to pay/).fill('500');
      await page.getByRole('radio', { name: 'Finish sooner' }).check();
    },
  },
  {
    screen: 'loan',
    state: 'with a payment under way',
    continues: true,
    show: async ({ page }) => {
      await askForIt(page);
      await cancelIt(page);
      await page.getByRole('link', { name: 'Make a payment' }).first().click();
      await headed(page, 'Make a payment');
      await page.getByLabel(/^How much do you want to pay/).fill('500');
      await page.getByRole('radio', { name: 'Pay less each month' }).check();
      await askForIt(page);
    },
  },
  {
    screen: 'settlement',
    state: 'nothing chosen',
    continues: true,
    show: async ({ page }) => {
      await cancelIt(page);
      await page.getByRole('link', { name: 'Pay off your loan' }).click();
      await headed(page, 'Pay off your loan');
      await page.getByText('How is this worked out?').click();
      await press(page, 'Pay off my loan');
      await listsErrors(page);
    },
  },
  {
    screen: 'settlement',
    state: 'with what a day costs',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('radio', { name: /£/ }).nth(4).check();
      await page.getByText(/^We’ll collect £.* and your loan is paid off/).waitFor();
    },
  },
  {
    screen: 'settlement',
    state: 'under way',
    continues: true,
    show: async ({ page }) => {
      await press(page, /^Pay £/);
      await underWay(page).waitFor();
      await page.getByRole('link', { name: 'Pay off your loan' }).click();
      await headed(page, 'You’re paying off your loan');
    },
  },
];

/** Paying early by card, with a bank that declines, one that asks first, and one that pays. */
export const PAYING_BY_CARD: readonly Shown[] = [
  {
    screen: 'payment by card',
    state: 'no card chosen',
    show: async (viewer) => {
      const { page } = viewer;
      const borrower = await prepare(viewer, 'paid out');
      await viewer.open(`/account/borrow/repay/payment?id=${borrower.loanId}`);
      await page.getByLabel(/^How much do you want to pay/).fill('500');
      await page.getByRole('radio', { name: 'Card, now' }).check();
      await page.getByRole('radio', { name: 'Finish sooner' }).check();
      await press(page, 'Pay £500 by card');
      await headed(page, 'Pay £500 by card');
      await press(page, 'Pay £500');
      await listsErrors(page);
    },
  },
  {
    screen: 'payment by card',
    state: 'declined',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('radio', { name: 'Not enough money' }).check();
      await press(page, 'Pay £500');
      await page.getByText('The payment didn’t go through').waitFor();
    },
  },
  {
    screen: 'payment by card',
    state: 'asked by the bank',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('radio', { name: '3-D Secure' }).check();
      await press(page, 'Pay £500');
      await headed(page, 'Confirm with your bank');
    },
  },
  {
    screen: 'payment by card',
    state: 'paid',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Confirm the payment');
      await headed(page, 'You’ve paid £500');
    },
  },
  {
    screen: 'payment by card',
    state: 'not processed',
    continues: true,
    show: async ({ page }) => {
      await page.goBack();
      await page.getByLabel(/^How much do you want to pay/).fill('50');
      await page.getByRole('radio', { name: 'Card, now' }).check();
      await page.getByRole('radio', { name: 'Finish sooner' }).check();
      await press(page, 'Pay £50 by card');
      await page.getByRole('radio', { name: 'Cannot be processed' }).check();
      await press(page, 'Pay £50');
      await headed(page, 'You can’t pay by card at the moment');
    },
  },
];

/** Withdrawing in the first 14 days, and paying back. */
export const WITHDRAWING: readonly Shown[] = [
  {
    screen: 'withdrawal',
    state: 'before the notice',
    show: async (viewer) => {
      const borrower = await prepare(viewer, 'paid out');
      await viewer.open(`/account/borrow/repay/withdraw?id=${borrower.loanId}`);
      await headed(viewer.page, 'Withdraw from your loan');
      await viewer.page.getByText('How is this worked out?').click();
    },
  },
  {
    screen: 'withdrawal',
    state: 'with a day to pay back',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Withdraw from my loan');
      await headed(page, 'Pay back your loan');
      await page.getByRole('radio').first().check();
      await page.getByText(/^We’ll collect £.* and your agreement ends/).waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'withdrawn from',
    continues: true,
    show: async ({ page }) => {
      await press(page, /^Pay £/);
      await page.getByRole('heading', { name: 'You’ve withdrawn from this loan' }).waitFor();
      await underWay(page).waitFor();
    },
  },
];

/** Moves the business date. */
export const PAYING_LATE: readonly Shown[] = [
  {
    screen: 'second attempt',
    state: 'nothing chosen',
    show: async (viewer) => {
      const { loanId } = await failedToday(viewer);
      await viewer.open(`/account/borrow/repay/second-attempt?id=${loanId}`);
      await headed(viewer.page, 'Choose when we try again');
      await press(viewer.page, 'Try again on this day');
      await listsErrors(viewer.page);
    },
  },
  {
    screen: 'payment',
    state: 'of what is overdue',
    show: async (viewer) => {
      const { loanId } = await lateLoan(viewer);
      await viewer.open(`/account/borrow/repay/payment?id=${loanId}`);
      await headed(viewer.page, 'Pay what’s overdue');
      await press(viewer.page, 'Pay by Direct Debit');
      await listsErrors(viewer.page);
      await viewer.page.getByRole('radio', { name: 'Another amount' }).check();
      await viewer.page.getByLabel('Amount, in pounds').fill('25');
    },
  },
  {
    screen: 'loan',
    state: 'open again after it was paid off',
    show: async (viewer) => {
      const borrower = await openedAgain(viewer);
      await openLoan(viewer, borrower);
      await viewer.page.getByRole('heading', { name: 'Your loan is open again' }).waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'with a card payment taken back',
    show: async (viewer) => {
      await openLoan(viewer, await chargedBack(viewer));
      await viewer.page.getByRole('heading', { name: 'Your card payment was taken back' }).waitFor();
    },
  },
  {
    screen: 'transactions',
    state: 'with a card payment taken back',
    continues: true,
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'transactions', exact: true }).click();
      await page.getByText('The cardholder’s bank took this payment back').first().waitFor();
    },
  },
];

/** A loan with a card payment that the cardholder's bank has taken back. */
async function chargedBack(viewer: Viewer): Promise<Prepared> {
  const { api } = viewer;
  const borrower = await prepare(viewer, 'paid out');
  const about = { token: borrower.token, params: { id: borrower.loanId } };
  const body = { paymentMethodId: 'pm_card_createDispute', amount: 100, purpose: 'early' } as const;
  await api.get('attemptCardCharge', { ...about, body });
  const { asOf } = await api.get('readLoan', about);
  await api.get('advanceTime', { body: { to: addWorkingDays(day(asOf), 1) } });
  return borrower;
}

/** A loan that was paid off by Direct Debit, and whose payment the bank took back. */
async function openedAgain(viewer: Viewer): Promise<Prepared> {
  const { api } = viewer;
  const borrower = await prepare(viewer, 'paid out', newApplicant('Fickle', 'Accept'));
  const about = { token: borrower.token, params: { id: borrower.loanId } };
  const body = { type: 'settlement', settlementReason: 'own-money' } as const;
  await api.get('createEarlySettlementQuote', { ...about, body });
  const method = { paymentMethod: 'DIRECT_DEBIT' } as const;
  const chosen = await api.get('selectEarlySettlementQuotePaymentMethod', { ...about, body: method });
  await api.get('advanceTime', { body: { to: addDays(day(chosen.settleOn), DAYS_UNTIL_TAKEN_BACK) } });
  return borrower;
}
