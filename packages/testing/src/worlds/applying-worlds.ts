import { randomUUID } from 'node:crypto';
import { applied, readyForDocuments, readyToSign, withDocuments } from '../journeys/applying.ts';
import { BUDGET, toBudget, withBudget } from '../journeys/budgets.ts';
import { signedLoan } from '../journeys/loans.ts';
import { appliedForMotor, motorReadyToSign } from '../journeys/motor.ts';
import { newApplicant } from '../people.ts';
import { AS_SERVICE } from '../test-config.ts';
import { world } from './world.ts';

interface OfApplication {
  readonly token: string;
  readonly applicationId: string;
}

const toApplication = ({ token, applicationId }: OfApplication) => ({ token, params: { id: applicationId } });
const toUser = ({ token, userId }: { readonly token: string; readonly userId: string }) => ({
  token,
  params: { id: userId },
});
const toDocument = ({ token, applicationId }: OfApplication) => ({
  token,
  params: { id: applicationId, slug: 'secci', format: 'pdf' },
});
const hasRead = (facts: OfApplication) => ({ ...toApplication(facts), body: { hasRead: true as const } });

/** An application was submitted; its single-use token is not spent. */
export const submitted = world(
  async (api) => {
    const application = newApplicant('Successful', 'Accept');
    return api.get('submitApplication', { body: application });
  },
  {
    authenticate: ({ autoLoginToken }) => ({
      body: { type: 'auto_login', data: { token: autoLoginToken ?? '' } },
    }),
  },
);

/** A borrower who has a price. */
export const quoted = world((api) => applied(api, newApplicant('Successful', 'Accept')), {
  readApplication: (facts) => ({
    ...toApplication(facts),
    query: { embedded: 'quote,requirements,user,user.addresses,employmentStatus,loanProduct,schedule' },
  }),
  readUser: ({ token, userId }) => ({
    token,
    params: { id: userId },
    query: { embedded: 'addresses,addressHistory,loanApplications,loans' },
  }),
  readContactPermission: ({ token, userId }) => ({
    token,
    params: { id: userId },
    query: { embedded: 'answers' },
  }),
  changeContactPermission: ({ token, userId }) => ({
    token,
    params: { id: userId },
    body: { unsecuredLoanReminders: true, unsecuredLoanOffers: false, groupCrossSell: false },
  }),
  readContactPause: ({ token, userId }) => ({ token, params: { id: userId } }),
  changeContactPause: ({ token, userId }) => ({
    token,
    params: { id: userId },
    body: { pausedUntil: null },
  }),
  readSupportNeeds: ({ token, userId }) => ({ token, params: { id: userId } }),
  changeSupportNeeds: ({ token, userId }) => ({
    token,
    params: { id: userId },
    body: { needs: ['more-time'], words: 'I find phone calls hard.' },
  }),
  openFinancialStatement: ({ token }) => ({ token, query: { embedded: 'working' } }),
  readChatHash: ({ token }) => ({ token }),
  recordDevice: ({ token }) => ({
    token,
    headers: { 'x-session-id': randomUUID() },
    body: { screenWidth: 390, screenHeight: 844, language: 'en-GB', timeZone: 'Europe/London' },
  }),
  readSeed: ({ token, applicationId }) => ({
    token,
    params: { id: applicationId, name: 'task-list-lead' },
  }),
  trackApplyVisit: toApplication,
  storeDocumentCode: (facts) => ({ ...toApplication(facts), body: { lrcpd: 7 } }),
  declineToRequest: toApplication,
  followUp: (facts) => ({ ...toApplication(facts), body: { followUp: true } }),
  stepUp: ({ token }) => ({ token }),
  signOut: ({ token }) => ({ token }),
});

/** A borrower with a price for hire purchase. */
export const motorQuoted = world((api) => appliedForMotor(api), {
  showCommission: toApplication,
  consentToCommission: (facts) => ({ ...toApplication(facts), body: { consented: true } }),
});

/** A borrower of hire purchase whose documents can be signed. */
export const motorDocuments = world((api) => motorReadyToSign(api), {
  updateSettlementFigure: (facts) => ({
    ...toApplication(facts),
    body: { settlementAmount: 6250, settlementValidUntil: '2030-01-31' },
  }),
});

/** A borrower with a price who can ask for another. */
export const requotable = world(
  async (api) => {
    const borrower = await applied(api, newApplicant('Successful', 'Accept'));
    const { version } = await api.get('readRequotability', toApplication(borrower));
    return { ...borrower, version: version ?? '' };
  },
  {
    readRequotability: toApplication,
    requote: ({ version, ...facts }) => ({
      ...toApplication(facts),
      body: { amount: 5000, term: 24, version },
    }),
    react: (facts) => ({ ...toApplication(facts), body: { reaction: 'monthly_cost' } }),
  },
);

/** A borrower who was declined for the amount alone. */
export const declinedForTheAmount = world(
  (api) => applied(api, newApplicant('Successful', 'Fair', { amount: 12_000 })),
  { readDownsell: toApplication, takeDownsell: toApplication },
);

/** A borrower who was declined. */
export const declined = world((api) => applied(api, newApplicant('Successful', 'Decline')), {
  askSecondLook: (facts) => ({
    ...toApplication(facts),
    body: { reason: 'One of the defaults is not mine.' },
  }),
  consentToDeclinePanel: (facts) => ({ ...toApplication(facts), body: { consented: true } }),
  readDeclinePartner: toApplication,
  informOfDeclinePartner: toApplication,
  startDeclinePartner: toApplication,
  consentToPartnerSearch: toApplication,
  acceptDeclinePartner: toApplication,
});

/** A borrower who has signed, with the copies that were emailed. */
export const written = world(
  async (api) => {
    const borrower = await signedLoan(api);
    const { messages } = await api.get('readMessages', {
      token: borrower.token,
      params: { id: borrower.userId },
    });
    return { ...borrower, message: messages.find(({ documents }) => documents.length > 0) };
  },
  {
    readMessages: ({ token, userId }) => ({ token, params: { id: userId } }),
    markMessagesSeen: ({ token, userId, message }) => ({
      token,
      params: { id: userId },
      body: { upTo: message?.id ?? '' },
    }),
    readMessageDocument: ({ token, userId, message }) => ({
      token,
      params: { id: userId, messageId: message?.id ?? '', name: 'contract' },
    }),
  },
);

/** A borrower to whom a code was sent by text message. */
export const codeSent = world(
  async (api) => {
    const borrower = await applied(api, newApplicant('Successful', 'Accept'));
    await api.get('stepUp', { token: borrower.token });
    return borrower;
  },
  { verifyStepUp: ({ token }) => ({ token, body: { code: '123456' } }) },
);

/** A borrower whom the bureau did not find at the address. */
export const addressMismatch = world((api) => applied(api, newApplicant('Successful', 'Mismatch')), {
  updateAddressMismatch: (facts) => ({
    ...toApplication(facts),
    body: {
      firstName: 'Successful',
      lastName: 'Accept',
      dateOfBirth: '1988-04-12',
      addresses: [
        { houseNumber: '7', line1: 'Quay Street', town: 'Easterby', postCode: 'ID1 1QD', period: 2 },
      ],
    },
  }),
});

/** A borrower who has given everything that was asked for. */
export const requirementsMet = world((api) => readyForDocuments(api, newApplicant('Successful', 'Accept')), {
  prepareDocuments: toApplication,
});

/** A borrower whose documents were made and not read. */
export const documentsMade = world((api) => withDocuments(api, newApplicant('Successful', 'Accept')), {
  readApplicationDocument: toDocument,
  downloadApplicationDocument: toDocument,
  confirmReadAdequateExplanations: hasRead,
  confirmReadSecci: hasRead,
  confirmReadContract: hasRead,
  confirmReadDocuments: ({ token, applicationId }) => ({
    token,
    params: { id: applicationId },
    body: { documents: ['adequate-explanations', 'secci', 'contract'], hasRead: true },
  }),
  completeReadDocuments: toApplication,
});

/** A borrower who has read every document. */
export const documentsRead = world((api) => readyToSign(api, newApplicant('Successful', 'Accept')), {
  requestLoan: toApplication,
});

/** A borrower whose loan was paid out. */
export const liveLoan = world((api) => signedLoan(api, newApplicant('Successful', 'Accept')), {
  readLoan: ({ token, loanId }) => ({
    token,
    params: { id: loanId },
    query: { embedded: 'historicalRepayments,scheduledPayments,bankDetails,documents' },
  }),
  readAffordability: ({ loanId }) => ({
    params: { id: loanId },
    headers: AS_SERVICE,
  }),
  readLoanDocument: ({ token, loanId }) => ({ token, params: { id: loanId, slug: 'contract' } }),
  downloadLoanDocument: ({ token, loanId }) => ({ token, params: { id: loanId, slug: 'contract' } }),
  readEvidence: ({ token, loanId }) => ({ token, params: { id: loanId } }),
  downloadEvidence: ({ token, loanId }) => ({ token, params: { id: loanId } }),
  downloadPersonalData: toUser,
  readErasure: toUser,
  requestErasure: toUser,
});

/** A borrower who fills in a budget. */
export const budgeting = world(withBudget, {
  readFinancialStatement: (facts) => ({ ...toBudget(facts), query: { embedded: 'working' } }),
  changeFinancialStatement: ({ version, ...facts }) => ({ ...toBudget(facts), body: { version, ...BUDGET } }),
});

/** A borrower who has agreed to hear about other products of the group. */
export const crossSold = world(
  (api) => {
    const { user, ...asked } = newApplicant('Successful', 'Accept');
    const contactConsent = { ...user.contactConsent, groupCrossSell: true };
    return applied(api, { ...asked, user: { ...user, contactConsent } });
  },
  { readCrossSellOffer: ({ token }) => ({ token, params: { offer: 'credit-card' } }) },
);
