// Written by "npm run client-endpoints" from endpoints.ts: run it after a change of the contract.
import type { BrowserEndpointName } from '../endpoints.ts';
import type { ClientEndpoint } from './client-endpoint.ts';

/** Dotted places of money, each list space-joined: several endpoints share one. */
export const MONEY_PLANS: readonly string[] = [
  '',
  'loanApplications[].amount loans[].amount loans[].leftToPay',
  'affordability.monthlyDependantsCost affordability.rentOrMortgageMonthlyPayment amount netMonthlyIncome',
  'amount documentSet.finalPayment documentSet.monthlyCost documentSet.quotedMonthlyCost documentSet.totalAmountPayable mostWeCanOffer quote.amount quote.finalPayment quote.monthlyCost quote.totalAmountPayable quote.totalChargeForCredit quote.totalFees schedule[].closing schedule[].interest schedule[].payment schedule[].principal user.loanApplications[].amount user.loans[].amount user.loans[].leftToPay',
  'amount arrears.amount creditBalance finalPayment historicalRepayments[].amount historicalRepayments[].outstandingAfter interestToDate leftToPay monthlyCost nextPayment.amount outstanding pendingRepayments[].amount scheduledFees[].amount scheduledPayments[].amount scheduledPayments[].closing scheduledPayments[].fee scheduledPayments[].interest scheduledPayments[].paid scheduledPayments[].principal totalAmountPayable totalChargeForCredit totalFees totalPaid unpaidScheduledPayments[].amount unpaidScheduledPayments[].closing unpaidScheduledPayments[].fee unpaidScheduledPayments[].interest unpaidScheduledPayments[].paid unpaidScheduledPayments[].principal',
];

/** Errors after which the same request is repeated under the same Idempotency-Key. */
export const OPEN_ERRORS: readonly string[] = [
  'notSignedIn',
  'stepUpRequired',
  'openFromEmail',
  'tooManyRequests',
  'internalError',
  'unavailable',
  'addressLookupUnavailable',
  'bureauUnavailable',
];

export const CLIENT_ENDPOINTS: Readonly<Record<BrowserEndpointName, ClientEndpoint>> = {
  authenticate: ['POST', '/v2/auth', true, false, 0, 0],
  sendLoginLink: ['POST', '/v2/auth/login-link', true, false, 0, 0],
  stepUp: ['POST', '/v2/auth/step-up', true, false, 0, 0],
  verifyStepUp: ['POST', '/v2/auth/step-up/verify', true, false, 0, 0],
  signOut: ['POST', '/v2/auth/sign-out', true, false, 0, 0],
  initializeSession: ['POST', '/v2/sessions/initialize', true, false, 0, 0],
  readUser: ['GET', '/v2/users/:id', true, false, 0, 1],
  findAddresses: ['GET', '/v2/addresses', true, false, 0, 0],
  listEmploymentStatuses: ['GET', '/v2/employment-statuses', true, false, 0, 0],
  readChatHash: ['GET', '/v2/intercom/hmac', true, false, 0, 0],
  submitApplication: ['POST', '/v2/loan-applications', true, true, 2, 3],
  readApplication: ['GET', '/v2/loan-applications/:id', true, false, 0, 3],
  updateAddressMismatch: ['POST', '/v2/loan-applications/:id/address-mismatch-update', true, true, 0, 3],
  trackApplyVisit: ['POST', '/v2/loan-applications/:id/track-apply-visit', true, false, 0, 3],
  followUp: ['POST', '/v2/loan-applications/:id/follow-up', true, true, 0, 3],
  declineToRequest: ['POST', '/v2/loan-applications/:id/unrequested', true, true, 0, 3],
  provideBankDetails: [
    'POST',
    '/v2/bank-application-requirements/:id/provide-bank-details',
    true,
    true,
    0,
    3,
  ],
  providePaymentDay: ['POST', '/v2/payment-day-requirements/:id/provide-payment-day', true, true, 0, 3],
  paymentDayChoices: ['GET', '/v2/payment-day-requirements/:id/choices', true, false, 0, 0],
  prepareDocuments: ['POST', '/v2/loan-applications/:id/prepare-documents', true, true, 0, 3],
  confirmReadAdequateExplanations: [
    'POST',
    '/v2/loan-applications/:id/confirm-read-adequate-explanations',
    true,
    true,
    0,
    3,
  ],
  confirmReadSecci: ['POST', '/v2/loan-applications/:id/confirm-read-secci', true, true, 0, 3],
  confirmReadContract: ['POST', '/v2/loan-applications/:id/confirm-read-contract', true, true, 0, 3],
  completeReadDocuments: ['POST', '/v2/loan-applications/:id/complete-read-documents', true, true, 0, 3],
  requestLoan: ['POST', '/v2/loan-applications/:id/requested', true, true, 0, 3],
  readLoan: ['GET', '/v2/loans/:id', true, false, 0, 4],
  readTimeMachine: ['GET', '/sandbox/api/time-machine', false, false, 0, 0],
  advanceTime: ['POST', '/sandbox/api/time-machine/advance', false, false, 0, 0],
  readInbox: ['GET', '/sandbox/api/inbox', false, false, 0, 0],
  readMagicValues: ['GET', '/sandbox/api/magic-values', false, false, 0, 0],
  readBrands: ['GET', '/sandbox/api/brands', false, false, 0, 0],
  makeReferral: ['POST', '/sandbox/api/referrals', false, false, 0, 0],
};
