import { accountOf, SLOW_ACCOUNT } from '@fairlead/testing/journeys/applying';
import { aboutLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { newApplicant } from '@fairlead/testing/people';
import { signIn, type Prepared } from '../prepared.ts';
import { expect } from '../visitor.ts';
import { openLoan } from './loan.ts';
import { change, type Shown } from './screen.ts';

let borrower: Prepared;

/** A loan that is signed, before its money arrives. */
export const MONEY_ON_ITS_WAY: readonly Shown[] = [
  {
    screen: 'loan',
    state: 'its money sent, to arrive tomorrow',
    loanState: 'Funded',
    show: async (viewer) => {
      const applicant = newApplicant('Successful', 'Accept');
      const signed = await signedLoan(viewer.api, applicant, accountOf(applicant, SLOW_ACCOUNT));
      borrower = { ...signed, isStrong: true };
      const state = async () => (await viewer.api.get('readLoan', aboutLoan(signed))).state;
      await expect.poll(state, { timeout: 20_000 }).toBe('Funded');
      await signIn(viewer, borrower);
      await openLoan(viewer, borrower);
      await viewer.page.getByRole('heading', { name: 'Your money has been sent' }).waitFor();
    },
  },
  {
    screen: 'loan',
    state: 'its money being sent',
    isHeldHere: true,
    loanState: 'Pending',
    continues: true,
    // The sandbox sends it within a second of the signature.
    show: async (viewer) => {
      await change(viewer.page, /\/v2\/loans\//, { state: 'Pending' });
      await openLoan(viewer, borrower);
      await viewer.page.getByRole('heading', { name: 'Your money is being sent' }).waitFor();
    },
  },
];
