import { applied, followUp } from '../journeys/applying.ts';
import { stepUp } from '../journeys/sign-in.ts';
import { newApplicant } from '../people.ts';
import { photo } from '../sent-files.ts';
import { world } from './world.ts';

/** A borrower who accepted the offer and is asked for details, with a strong session. */
export const requirementsOpen = world(
  async (api) => {
    const borrower = await stepUp(api, await applied(api, newApplicant('Successful', 'Accept')));
    return { ...borrower, ...(await followUp(api, borrower)) };
  },
  {
    paymentDayChoices: ({ token, paymentDay }) => ({ token, params: { id: paymentDay } }),
    providePaymentDay: ({ token, paymentDay }) => ({ token, params: { id: paymentDay }, body: { day: 14 } }),
    provideBankPaymentDay: ({ token, bank }) => ({ token, params: { id: bank }, body: { day: 15 } }),
    changeMobileNumber: ({ token, userId }) => ({
      token,
      params: { id: userId },
      body: { mobileNumber: '07700 900456' },
    }),
    changeAddress: ({ token, userId }) => ({
      token,
      params: { id: userId },
      body: { houseNumber: '7', line1: 'Quay Street', town: 'Easterby', postCode: 'ID1 1QD' },
    }),
    provideBankDetails: ({ token, bank }) => ({
      token,
      params: { id: bank },
      body: { accountName: 'Successful Accept', sortCode: '08-99-99', accountNumber: '66374958' },
    }),
  },
);

/** A borrower whose credit file has another address, who is asked about it, with a strong session. */
export const addressAsked = world(
  async (api) => {
    const borrower = await stepUp(api, await applied(api, newApplicant('Successful', 'Accept-Moved')));
    await api.get('stepUp', { token: borrower.token });
    return { ...borrower, ...(await followUp(api, borrower)) };
  },
  {
    updateMobileNumber: ({ token, phone }) => ({ token, params: { id: phone }, body: {} }),
    verifyMobileNumber: ({ token, phone }) => ({ token, params: { id: phone }, body: { code: '123456' } }),
    confirmExistingAddress: ({ token, currentAddress }) => ({
      token,
      params: { id: currentAddress },
      body: { isCurrent: true },
    }),
    provideNewAddress: ({ token, currentAddress }) => ({
      token,
      params: { id: currentAddress },
      body: { houseNumber: '7', line1: 'Quay Street', town: 'Easterby', postCode: 'ID1 1QD' },
    }),
  },
);

/** A borrower whose credit file leaves something open, who is asked to prove it. */
export const proofsAsked = world(
  async (api) => {
    const borrower = await applied(api, newApplicant('Successful', 'Accept-Identity-Address-Income'));
    return { ...borrower, ...(await followUp(api, borrower)) };
  },
  {
    proofOfId: ({ token, identity }) => ({ token, params: { id: identity }, body: photo() }),
    proofOfAddress: ({ token, address }) => ({ token, params: { id: address }, body: photo('bill.jpg') }),
    proofOfIncome: ({ token, applicationId }) => ({
      token,
      params: { id: applicationId },
      body: photo('payslip.jpg'),
    }),
    confirmProofOfIncome: ({ token, applicationId }) => ({ token, params: { id: applicationId } }),
  },
);

/** A borrower who may leave the proof of income out. */
export const incomeSupported = world(
  async (api) => {
    const application = { ...newApplicant('Successful', 'Accept-Payroll'), amount: 12_000 };
    const borrower = await applied(api, application);
    await followUp(api, borrower);
    return borrower;
  },
  { skipProofOfIncome: ({ token, applicationId }) => ({ token, params: { id: applicationId } }) },
);
