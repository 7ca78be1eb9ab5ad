import { newKey } from '../journeys/drafts.ts';
import { applied, followUp, listCards } from '../journeys/applying.ts';
import { agreeAtBank, bankRead, incomeAsked, leaveForBank, returnUrlOf } from '../journeys/bank-data.ts';
import { signedLoan } from '../journeys/loans.ts';
import { askedOnComputer } from '../journeys/phone-links.ts';
import { incomeProved, payslipSent, suggestedTo } from '../journeys/proofs.ts';
import { stepUp, type Api } from '../journeys/sign-in.ts';
import { newApplicant, newConsolidator } from '../people.ts';
import { photo } from '../sent-files.ts';
import { world } from './world.ts';

/** A borrower who accepted the offer and is asked for details, with a strong session. */
export const requirementsOpen = world(
  async (api) => {
    const borrower = await stepUp(api, await applied(api, newApplicant('Successful', 'Accept')));
    const asked = await followUp(api, borrower);
    const choices = { token: borrower.token, params: { id: asked.paymentDay } };
    const [first, second] = await api.get('paymentDayChoices', choices);
    if (!first || !second) throw new Error('there are two payment days to choose from');
    return { ...borrower, ...asked, day: first.day, otherDay: second.day };
  },
  {
    paymentDayChoices: ({ token, paymentDay }) => ({ token, params: { id: paymentDay } }),
    providePaymentDay: ({ token, paymentDay, day }) => ({
      token,
      params: { id: paymentDay },
      body: { day },
    }),
    provideBankPaymentDay: ({ token, bank, otherDay }) => ({
      token,
      params: { id: bank },
      body: { day: otherDay },
    }),
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

/** A borrower who is asked to confirm their mobile number, and has a code. */
export const numberAsked = world(
  async (api) => {
    const borrower = await applied(api, newApplicant('Successful', 'Accept'));
    await api.get('stepUp', { token: borrower.token });
    return { ...borrower, ...(await followUp(api, borrower)) };
  },
  {
    updateMobileNumber: ({ token, phone }) => ({ token, params: { id: phone }, body: {} }),
    verifyMobileNumber: ({ token, phone }) => ({ token, params: { id: phone }, body: { code: '123456' } }),
  },
);

/** A borrower whose credit file has another address, who is asked about it, with a strong session. */
export const addressAsked = world(
  async (api) => {
    const borrower = await stepUp(api, await applied(api, newApplicant('Successful', 'Accept-Moved')));
    return { ...borrower, ...(await followUp(api, borrower)) };
  },
  {
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

/** A borrower whose credit file leaves something open, who is asked to prove it. What is sent waits for staff. */
export const proofsAsked = world(
  async (api) => {
    const borrower = await applied(api, newApplicant('Successful', 'Accept-Identity-Address-Income'));
    return { ...borrower, ...(await followUp(api, borrower)) };
  },
  {
    proofOfId: ({ token, identity }) => ({ token, params: { id: identity }, body: photo('wait.jpg') }),
    proofOfAddress: ({ token, address }) => ({ token, params: { id: address }, body: photo('wait.jpg') }),
    proofOfIncome: ({ token, applicationId }) => ({
      token,
      params: { id: applicationId },
      body: photo('wait.jpg'),
    }),
    confirmProofOfIncome: ({ token, applicationId }) => ({ token, params: { id: applicationId } }),
  },
);

/** A borrower who has sent a file for one proof and is asked for another, on a computer with a phone next to it. */
export const phoneNextToComputer = world(
  async (api) => {
    const borrower = await askedOnComputer(api);
    const { token, identity, address } = borrower;
    const sent = await api.get('proofOfId', { token, params: { id: identity }, body: photo('wait.jpg') });
    const proof = sent.requirements?.find(({ id }) => id === identity);
    const link = await api.get('makePhoneLink', { token, params: { id: address } });
    const phone = { token: link.token, key: newKey() };
    return { token, identity, address, phone, file: proof?.attachments?.[0]?.id ?? '' };
  },
  {
    listEarlierFiles: ({ token, address }) => ({ token, params: { id: address } }),
    useEarlierFile: ({ token, address, file }) => ({ token, params: { id: address }, body: { file } }),
    openPhoneLink: ({ phone }) => ({ body: phone }),
    // Under one key it is sent once, however often it is called.
    sendByPhone: ({ phone }) => ({
      body: { ...phone, ...photo('wait.jpg') },
      headers: { 'idempotency-key': phone.key },
    }),
    finishByPhone: ({ phone }) => ({ body: phone }),
    makePhoneLink: ({ token, identity }) => ({ token, params: { id: identity } }),
    readPhoneLink: ({ token, identity }) => ({ token, params: { id: identity } }),
    endPhoneLink: ({ token, identity }) => ({ token, params: { id: identity } }),
  },
);

/** A borrower whose payslip was read. */
export const payslipRead = world(async (api) => payslipSent(api), {
  contestPayslip: ({ token, applicationId, file }) => ({
    token,
    params: { id: applicationId },
    body: { attachment: file },
  }),
});

/** A borrower who came back from their bank, for each call of what follows. */
export const backFromBank = world(
  async (api) => {
    const borrower = await incomeAsked(api);
    const back = agreeAtBank(await leaveForBank(api, borrower));
    return { ...borrower, back, redirectUrl: returnUrlOf(borrower) };
  },
  {
    startIncomeJourney: ({ token, applicationId, redirectUrl }) => ({
      token,
      params: { id: applicationId },
      body: { redirectUrl },
    }),
    pullIncomeData: ({ token, back }) => ({ token, body: back }),
  },
);

/** A borrower whose bank was read. */
export const bankDataRead = world(async (api) => bankRead(api, await incomeAsked(api)), {
  associateDataPull: ({ token, applicationId, dataPullId }) => ({
    token,
    params: { id: applicationId },
    body: { dataPullId },
  }),
  deleteDataPull: ({ token, dataPullId }) => ({ token, params: { id: dataPullId } }),
});

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

/** A borrower who is asked whether the loan pays off cards. */
export const cardsOffered = world(
  async (api) => {
    const borrower = await applied(api, newConsolidator());
    const { debtConsolidation } = await followUp(api, borrower);
    return { token: borrower.token, params: { id: debtConsolidation } };
  },
  { optInToPayOffCards: (call) => call },
);

/** A borrower who opted in to pay off cards and has not confirmed any. */
export const cardsListed = world(
  async (api) => {
    const borrower = await applied(api, newConsolidator());
    const { debtConsolidation: requirement } = await followUp(api, borrower);
    const [first, , last] = await listCards(api, borrower, requirement);
    return { token: borrower.token, requirement, first: first?.id ?? '', last: last?.id ?? '' };
  },
  {
    addCreditCard: ({ token, requirement }) => ({
      token,
      params: { id: requirement },
      body: { issuer: 'Tidewell Card', lastFour: '2240', balance: 310.25 },
    }),
    readCreditCard: ({ token, first }) => ({ token, params: { id: first } }),
    confirmCardsToPayOff: ({ token, requirement, first }) => ({
      token,
      params: { id: requirement },
      body: { creditCards: [first] },
    }),
    removeCreditCard: ({ token, last }) => ({ token, params: { id: last } }),
    optOutOfPayingOffCards: ({ token, requirement }) => ({ token, params: { id: requirement } }),
  },
);

/** A borrower whose loan was paid out, with one card to pay off. */
export const cardToPayOff = world(
  async (api) => {
    const { token, loanId } = await signedLoan(api, newConsolidator());
    const loan = await api.get('readLoan', {
      token,
      params: { id: loanId },
      query: { embedded: 'creditCards' },
    });
    return { token, card: loan.creditCards?.[0]?.id ?? '' };
  },
  {
    completeCreditCard: ({ token, card }) => ({
      token,
      params: { id: card },
      body: { payoffAmount: 2163.4 },
    }),
  },
);

async function smallerLoanSuggested(api: Api) {
  const borrower = await incomeProved(api, 1_400);
  const { id = '' } = (await suggestedTo(api, borrower)) ?? {};
  return { token: borrower.token, params: { id } };
}

/** A borrower whose proof of income shows less than was entered, to whom a smaller loan is suggested. */
export const smallerLoanToAccept = world(smallerLoanSuggested, { acceptSuggestedLoan: (call) => call });

export const smallerLoanToDecline = world(smallerLoanSuggested, { declineSuggestedLoan: (call) => call });
