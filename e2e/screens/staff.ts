import { signedOn } from '@fairlead/testing/journeys/staff';
import { newApplicant } from '@fairlead/testing/people';
import { applied, SWITCHED_ACCOUNT } from '@fairlead/testing/journeys/applying';
import { contestedPayslip, waitingProof } from '@fairlead/testing/journeys/proofs';
import { expect } from '../visitor.ts';
import { headed, press, type Shown, type Viewer } from './screen.ts';
import { unpaidBorrower } from './unpaid-loan.ts';

type Person = Parameters<typeof signedOn>[1];

/** Signs the browser on as the callback would: by the cookie of the session. */
export async function signOn({ api, page, address }: Viewer, person?: Person): Promise<void> {
  const { token } = await signedOn(api, person);
  const url = new URL(address('/')).origin;
  await page
    .context()
    .addCookies([
      { name: 'staff-session', value: token, url, httpOnly: true, secure: true, sameSite: 'Lax' },
    ]);
}

async function openReferred(viewer: Viewer, person?: Person): Promise<void> {
  const { applicationId } = await applied(viewer.api, newApplicant('Rita', 'Referred'));
  await signOn(viewer, person);
  await viewer.open(`/staff/applications/${applicationId}`);
  await headed(viewer.page, /over 36 months/);
}

async function openProof(viewer: Viewer): Promise<void> {
  const { identity } = await waitingProof(viewer.api);
  await signOn(viewer);
  await viewer.open(`/staff/proofs/${identity}`);
  await headed(viewer.page, 'Proof of identity');
}

/** What the lender's staff see. */
export const STAFF_SCREENS: readonly Shown[] = [
  {
    screen: 'staff home',
    state: 'with an application that waits',
    show: async (viewer) => {
      await applied(viewer.api, newApplicant('Rita', 'Referred'));
      await signOn(viewer);
      await viewer.open('/staff');
      await viewer.page.getByRole('table', { name: 'Applications waiting' }).waitFor();
    },
  },
  {
    screen: 'staff home',
    state: 'with a loan that needs attention',
    show: async (viewer) => {
      await unpaidBorrower(viewer, SWITCHED_ACCOUNT);
      await signOn(viewer);
      await viewer.open('/staff');
      await viewer.page.getByRole('cell', { name: 'The money did not reach the borrower' }).first().waitFor();
    },
  },
  {
    screen: 'staff application',
    state: 'to decide',
    show: async (viewer) => {
      await openReferred(viewer);
      await viewer.page.getByRole('button', { name: 'Approve' }).waitFor();
    },
  },
  {
    screen: 'staff application',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Decline');
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    screen: 'staff application',
    state: 'of someone who only reads',
    show: async (viewer) => {
      await openReferred(viewer, 'staff-0002');
      await viewer.page.getByText('Only an underwriter can decide it.').waitFor();
    },
  },
  {
    screen: 'staff proof',
    state: 'to decide',
    show: async (viewer) => {
      await openProof(viewer);
      await expect(viewer.page.getByRole('img')).toHaveCount(1);
    },
  },
  {
    screen: 'staff proof',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Refuse');
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    screen: 'staff proof',
    state: 'of a payslip whose reading is contested',
    show: async (viewer) => {
      const { income } = await contestedPayslip(viewer.api);
      await signOn(viewer);
      await viewer.open(`/staff/proofs/${income}`);
      await viewer.page.getByText('The applicant says that this reading isn’t right.').waitFor();
    },
  },
  {
    screen: 'staff borrower',
    state: 'found',
    show: async (viewer) => {
      const { loanId, token } = await viewer.as('paid out');
      const { reference } = await viewer.api.get('readLoan', { token, params: { id: loanId } });
      await viewer.page.context().clearCookies();
      await signOn(viewer);
      await viewer.open(`/staff/borrowers?reference=${reference}`);
      await headed(viewer.page, 'Successful Accept');
    },
  },
  {
    screen: 'staff borrower',
    state: 'not found',
    show: async (viewer) => {
      await signOn(viewer);
      await viewer.open('/staff/borrowers?reference=no-one');
      await headed(viewer.page, 'No borrower found');
    },
  },
  {
    screen: 'staff loan',
    state: 'to act on',
    show: async (viewer) => {
      const { loanId } = await viewer.as('paid out');
      await viewer.page.context().clearCookies();
      await signOn(viewer);
      await viewer.open(`/staff/loans/${loanId}`);
      await viewer.page.getByText('Sale', { exact: true }).click();
      await viewer.page.getByLabel('Who buys the debt').waitFor();
    },
  },
  {
    screen: 'staff loan',
    state: 'error summary',
    continues: true,
    show: async ({ page }) => {
      await press(page, 'Propose the sale');
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByLabel('Who buys the debt')).toBeVisible();
    },
  },
  {
    screen: 'staff sign-on',
    state: 'over',
    show: async (viewer) => {
      await signOn(viewer);
      await viewer.open('/staff');
      await press(viewer.page, 'Sign out');
      await headed(viewer.page, 'You are signed out');
    },
  },
];
