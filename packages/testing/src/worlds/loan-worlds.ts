import { signedLoan } from '../journeys/loans.ts';
import { newApplicant } from '../people.ts';
import { world } from './world.ts';

/** A borrower with a running loan, who wants another payment day. */
export const loanToRepay = world(
  async (api) => {
    const { token, loanId } = await signedLoan(api, newApplicant('Successful', 'Accept'));
    const params = { id: loanId };
    const dates = await api.get('paymentDatesEligibleForUpdate', { token, params });
    return { token, params, date: dates.at(-1) ?? '' };
  },
  {
    paymentDatesEligibleForUpdate: ({ token, params }) => ({ token, params }),
    previewPaymentDateChange: ({ token, params, date }) => ({ token, params, body: { date } }),
    updatePaymentDate: ({ token, params, date }) => ({ token, params, body: { date } }),
  },
);
