import type { Brand } from '@fairlead/brands/brand';
import { newApplicant, newConsolidator } from '@fairlead/testing/people';
import type { Page } from '@playwright/test';
import { applyAgain, makeBorrower, prepare, signIn, type Prepared } from '../prepared.ts';
import { expect } from '../visitor.ts';
import { fail, headed, hold, press, type Shown, type Viewer } from './screen.ts';

const LOANS = /\/v2\/loans\//;
const UNTIL_LATE_DAYS = 62;

const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

/** Chooses a change in the picture of a loan, and waits for its figures. */
async function look(page: Page, label: string): Promise<void> {
  await page.getByLabel('What would you like to see?').selectOption({ label });
  await page.getByRole('table', { name: 'Your loan as it is, and with the change' }).waitFor();
}

export async function openLoan({ open, page }: Viewer, { loanId }: Prepared): Promise<void> {
  await open(`/account/borrow/repay/summary?id=${loanId}&tab=overview`);
  await headed(page, 'Your loan');
}

/** The loan of a borrower whose first payments were not made. */
export async function lateLoan(viewer: Viewer): Promise<Prepared> {
  const borrower = await makeBorrower(viewer, 'signed', newApplicant('Penniless', 'Accept'));
  await viewer.api.get('advanceTime', { body: { days: UNTIL_LATE_DAYS } });
  await signIn(viewer, borrower);
  return borrower;
}

/** The loan of a borrower whose first payment failed today. */
export async function failedToday(viewer: Viewer): Promise<Prepared> {
  const borrower = await makeBorrower(viewer, 'paid out', newApplicant('Penniless', 'Accept'));
  const { token, loanId: id } = borrower;
  const { nextPayment } = await viewer.api.get('readLoan', { token, params: { id } });
  await viewer.api.get('advanceTime', { body: { to: nextPayment?.collectOn ?? '' } });
  await signIn(viewer, borrower);
  return borrower;
}

async function openLateLoan(viewer: Viewer): Promise<void> {
  await openLoan(viewer, await lateLoan(viewer));
}

/** The account of a borrower with a loan, who had applied under these surnames as well. */
async function openAccount(viewer: Viewer, alsoApplied: readonly string[]): Promise<void> {
  const { page, open } = viewer;
  const borrower = await prepare(viewer, 'ready to sign');
  for (const lastName of alsoApplied) await applyAgain(viewer, borrower, lastName);
  const { token, applicationId: id } = borrower;
  await viewer.api.get('requestLoan', { token, params: { id } });
  await open('/account/borrow');
  await headed(page, /^Hello, /);
  await expect(page.getByRole('article')).toHaveCount(alsoApplied.length + 1);
}

/** Other brands take a borrower with a loan straight to the loan. */
export const listsEntries = ({ switches }: Brand): boolean => switches.borrowerView;

/** A loan from its signature. */
export const LOAN: readonly Shown[] = [
  {
    screen: 'requested',
    state: 'as opened',
    show: async (viewer) => {
      const { applicationId } = await viewer.as('signed');
      await viewer.open(`/account/borrow/requested/${applicationId}`);
      await headed(viewer.page, /^You’ve signed/);
    },
  },
  {
    screen: 'your data',
    state: 'as opened',
    show: async (viewer) => {
      await viewer.as('signed');
      await viewer.open('/account/your-data');
      await headed(viewer.page, 'Your data');
      await viewer.page.getByRole('heading', { name: 'What we can erase now' }).waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'the money sent',
    loanState: 'Live',
    show: async (viewer) => {
      await openLoan(viewer, await viewer.as('paid out'));
      await viewer.page.getByRole('heading', { name: 'Your agreement' }).waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'explained',
    continues: true,
    show: async ({ page }) => {
      for (const summary of await page.locator('main summary').all()) await summary.click();
    },
  },
  {
    screen: 'loan',
    state: 'with extra paid every month',
    continues: true,
    show: async ({ page }) => look(page, 'Paying extra every month'),
  },
  {
    screen: 'loan',
    state: 'with too much paid extra',
    continues: true,
    show: async ({ page }) => {
      await look(page, 'Paying extra once');
      await page.getByLabel('Extra, in pounds').fill('900000');
      await page.getByText(/The amount must be £/).waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'paid off early in its picture',
    continues: true,
    show: async ({ page }) => look(page, 'Paying off your loan early'),
  },
  {
    screen: 'loan',
    state: 'with another payment day in its picture',
    continues: true,
    show: async ({ page }) => look(page, 'Changing your payment day'),
  },
  {
    screen: 'schedule',
    state: 'as opened',
    continues: true,
    show: async ({ page }) => {
      await follow(page, 'Schedule');
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    screen: 'transactions',
    state: 'as opened',
    continues: true,
    show: async ({ page }) => {
      await follow(page, 'Transactions');
      await page.getByRole('heading', { level: 2, name: 'Transactions' }).waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'with a card to pay off',
    show: async (viewer) => {
      const borrower = await prepare(viewer, 'paid out', newConsolidator());
      await openLoan(viewer, borrower);
      await viewer.page.getByRole('heading', { name: 'Pay off your cards' }).waitFor();
      await press(viewer.page, /^Mark as paid off/);
      await viewer.page.getByText('Enter how much you paid').waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'with a card paid off',
    continues: true,
    show: async ({ page }) => {
      await page.getByLabel(/^Amount you paid/).fill('2163.40');
      await press(page, /^Mark as paid off/);
      await page.getByText(/^Paid off: £2,163\.40/).waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'loading',
    isHeldHere: true,
    show: async (viewer) => {
      const { loanId } = await viewer.as('paid out');
      await hold(viewer.page, LOANS);
      await viewer.open(`/account/borrow/repay/summary?id=${loanId}&tab=overview`);
      await viewer.page.getByText('Loading your loan').waitFor({ state: 'attached' });
    },
  },
  {
    screen: 'loan',
    state: 'failed',
    isHeldHere: true,
    show: async (viewer) => {
      const { loanId } = await viewer.as('paid out');
      await fail(viewer.page, LOANS);
      await viewer.open(`/account/borrow/repay/summary?id=${loanId}&tab=overview`);
      await headed(viewer.page, 'Something went wrong on our side');
    },
  },
  {
    screen: 'document viewer',
    state: 'a signed document',
    show: async (viewer) => {
      const { loanId } = await viewer.as('paid out');
      const url = encodeURIComponent(`/v2/loans/${loanId}/contract.pdf`);
      await viewer.open(`/view-document?url=${url}`);
      await headed(viewer.page, 'Loan Agreement');
    },
  },
  {
    screen: 'loan',
    state: 'not found',
    show: async (viewer) => {
      await viewer.as('paid out');
      await viewer.open('/account/borrow/repay/summary?id=01a1f866-0d00-742c-8dbe-984679d2ac53');
      await headed(viewer.page, 'We couldn’t find that');
    },
  },
  {
    screen: 'application form',
    state: 'closed to a borrower with a loan',
    show: async (viewer) => {
      await viewer.as('paid out');
      await viewer.open('/account/borrow/quote');
      await headed(viewer.page, 'You can’t apply for another loan yet');
    },
  },
  {
    screen: 'messages',
    state: 'one opened',
    show: async (viewer) => {
      await viewer.as('paid out');
      await viewer.open('/account/messages');
      await headed(viewer.page, 'Messages');
      await viewer.page.getByText('Your signed loan agreement').click();
      await viewer.page.getByRole('link', { name: /Loan Agreement/ }).waitFor();
    },
  },
  {
    screen: 'account menu',
    state: 'opened',
    show: async (viewer) => {
      await viewer.as('paid out');
      await viewer.open('/account/documents');
      await headed(viewer.page, 'Documents');
      await viewer.page.getByRole('heading', { level: 2, name: /loan$/ }).waitFor();
      await press(viewer.page, /^Menu/);
      await viewer.page.getByRole('link', { name: 'Messages', exact: true }).waitFor();
    },
  },
  {
    screen: 'account',
    state: 'with a loan and an application',
    isIn: listsEntries,
    show: (viewer) => openAccount(viewer, ['Decline']),
  },
  {
    screen: 'account',
    state: 'with five entries',
    isIn: listsEntries,
    show: (viewer) => openAccount(viewer, ['Mismatch', 'Referred', 'Accept', 'Decline']),
  },
];

/** A loan with missed payments. */
export const LATE_LOAN: readonly Shown[] = [
  { screen: 'loan', state: 'late', loanState: 'Late', show: openLateLoan },
  {
    screen: 'schedule',
    state: 'with missed payments',
    continues: true,
    show: async ({ page }) => {
      await follow(page, 'Schedule');
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    screen: 'transactions',
    state: 'with failed payments',
    continues: true,
    show: async ({ page }) => {
      await follow(page, 'Transactions');
      await page.getByRole('table').first().waitFor();
    },
  },
];
