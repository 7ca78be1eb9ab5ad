import {
  accountOf,
  RETURNED_ACCOUNT,
  SWITCHED_ACCOUNT,
  type GOOD_ACCOUNT,
} from '@fairlead/testing/journeys/applying';
import { signedLoan } from '@fairlead/testing/journeys/loans';
import { newApplicant } from '@fairlead/testing/people';
import { signIn, type Prepared } from '../prepared.ts';
import { expect } from '../visitor.ts';
import { listsEntries, openLoan } from './loan.ts';
import { headed, press, type Shown, type Viewer } from './screen.ts';

/** The borrower of a loan that could not be paid out, a number of days after its signature. */
export async function unpaidBorrower(
  { api }: Viewer,
  account: typeof GOOD_ACCOUNT,
  days = 0,
): Promise<Prepared> {
  const applicant = newApplicant('Successful', 'Accept');
  const signed = await signedLoan(api, applicant, accountOf(applicant, account));
  const borrower = { ...signed, isStrong: true };
  const { token, loanId: id } = borrower;
  const state = async () => (await api.get('readLoan', { token, params: { id } })).state;
  if (account === RETURNED_ACCOUNT) await expect.poll(state, { timeout: 20_000 }).toBe('Live');
  if (days > 0) await api.get('advanceTime', { body: { days } });
  const problem = async () => {
    const loan = await api.get('readLoan', { token, params: { id } });
    return loan.payoutProblem !== null || loan.cancellation !== null;
  };
  await expect.poll(problem, { timeout: 20_000 }).toBe(true);
  return borrower;
}

async function openUnpaidLoan(viewer: Viewer, account: typeof GOOD_ACCOUNT, days: number): Promise<void> {
  const { page } = viewer;
  const borrower = await unpaidBorrower(viewer, account, days);
  await signIn(viewer, borrower);
  await openLoan(viewer, borrower);
  await page.getByRole('heading', { name: /We couldn’t pay you|This loan was cancelled/ }).waitFor();
}

/** A loan whose money could not be paid out. */
export const UNPAID_LOAN: readonly Shown[] = [
  {
    screen: 'loan',
    state: 'held before the payout',
    show: (viewer) => openUnpaidLoan(viewer, SWITCHED_ACCOUNT, 0),
  },
  {
    screen: 'account',
    state: 'with a loan that could not be paid',
    continues: true,
    isIn: listsEntries,
    show: async ({ open, page }) => {
      await open('/account/borrow');
      await page.getByText('We couldn’t pay you').waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'sent back by the bank',
    show: (viewer) => openUnpaidLoan(viewer, RETURNED_ACCOUNT, 1),
  },
  {
    screen: 'application tasks',
    state: 'for another account',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Add another account');
      await headed(page, 'Your bank account');
    },
  },
  {
    screen: 'loan',
    state: 'cancelled without a payout',
    show: (viewer) => openUnpaidLoan(viewer, RETURNED_ACCOUNT, 20),
  },
];
