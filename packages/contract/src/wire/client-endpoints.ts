// Written by scripts/write-client-lines.ts from lines.ts. Run it after a change of the contract.
import type { ClientLine } from './client-endpoint.ts';
import type { ScriptLineName } from '../endpoints.ts';

/** Dotted places of money, each list space-joined: several calls share one. */
export const MONEY_PLANS: readonly string[] = [
  '',
  'affordability.monthlyDependantsCost affordability.rentOrMortgageMonthlyPayment amount netMonthlyIncome',
  'amount documentSet.finalPayment documentSet.monthlyCost documentSet.quotedMonthlyCost documentSet.totalAmountPayable mostWeCanOffer quote.amount quote.finalPayment quote.monthlyCost quote.totalAmountPayable quote.totalChargeForCredit quote.totalFees schedule[].closing schedule[].interest schedule[].payment schedule[].principal user.loanApplications[].amount user.loans[].amount user.loans[].leftToPay',
  'loanApplications[].amount loans[].amount loans[].leftToPay',
  'amount arrears.amount creditBalance finalPayment historicalRepayments[].amount historicalRepayments[].outstandingAfter interestToDate leftToPay monthlyCost nextPayment.amount outstanding pendingRepayments[].amount scheduledFees[].amount scheduledPayments[].amount scheduledPayments[].closing scheduledPayments[].fee scheduledPayments[].interest scheduledPayments[].paid scheduledPayments[].principal totalAmountPayable totalChargeForCredit totalFees totalPaid unpaidScheduledPayments[].amount unpaidScheduledPayments[].closing unpaidScheduledPayments[].fee unpaidScheduledPayments[].interest unpaidScheduledPayments[].paid unpaidScheduledPayments[].principal',
];

export const CLIENT_LINES: Readonly<Record<ScriptLineName, ClientLine>> = {
  authenticate: ['POST', '/v2/auth', 'none', false, 0, 0],
  sendLoginLink: ['POST', '/v2/auth/login-link', 'none', false, 0, 0],
  stepUp: ['POST', '/v2/auth/step-up', 'weak', false, 0, 0],
  verifyStepUp: ['POST', '/v2/auth/step-up/verify', 'weak', false, 0, 0],
  signOut: ['POST', '/v2/auth/sign-out', 'weak', false, 0, 0],
  initializeSession: ['POST', '/v2/sessions/initialize', 'none', false, 0, 0],
  findAddresses: ['GET', '/v2/addresses', 'none', false, 0, 0],
  listEmploymentStatuses: ['GET', '/v2/employment-statuses', 'none', false, 0, 0],
  readChatHash: ['GET', '/v2/intercom/hmac', 'weak', false, 0, 0],
  submitApplication: ['POST', '/v2/loan-applications', 'none', true, 1, 2],
  readApplication: ['GET', '/v2/loan-applications/:id', 'weak', false, 0, 2],
  updateAddressMismatch: ['POST', '/v2/loan-applications/:id/address-mismatch-update', 'weak', true, 0, 2],
  trackApplyVisit: ['POST', '/v2/loan-applications/:id/track-apply-visit', 'weak', false, 0, 2],
  followUp: ['POST', '/v2/loan-applications/:id/follow-up', 'weak', true, 0, 2],
  provideBankDetails: [
    'POST',
    '/v2/bank-application-requirements/:id/provide-bank-details',
    'strong',
    true,
    0,
    2,
  ],
  providePaymentDay: ['POST', '/v2/payment-day-requirements/:id/provide-payment-day', 'weak', true, 0, 2],
  paymentDayChoices: ['GET', '/v2/payment-day-requirements/:id/choices', 'weak', false, 0, 0],
  prepareDocuments: ['POST', '/v2/loan-applications/:id/prepare-documents', 'weak', true, 0, 2],
  confirmReadAdequateExplanations: [
    'POST',
    '/v2/loan-applications/:id/confirm-read-adequate-explanations',
    'weak',
    true,
    0,
    2,
  ],
  confirmReadSecci: ['POST', '/v2/loan-applications/:id/confirm-read-secci', 'weak', true, 0, 2],
  confirmReadContract: ['POST', '/v2/loan-applications/:id/confirm-read-contract', 'weak', true, 0, 2],
  completeReadDocuments: ['POST', '/v2/loan-applications/:id/complete-read-documents', 'weak', true, 0, 2],
  requestLoan: ['POST', '/v2/loan-applications/:id/requested', 'strong', true, 0, 2],
  declineToRequest: ['POST', '/v2/loan-applications/:id/unrequested', 'weak', true, 0, 2],
  readUser: ['GET', '/v2/users/:id', 'weak', false, 0, 3],
  readLoan: ['GET', '/v2/loans/:id', 'weak', false, 0, 4],
  readTimeMachine: ['GET', '/sandbox/api/time-machine', 'none', false, 0, 0],
  advanceTime: ['POST', '/sandbox/api/time-machine/advance', 'none', false, 0, 0],
  readInbox: ['GET', '/sandbox/api/inbox', 'none', false, 0, 0],
  readMagicValues: ['GET', '/sandbox/api/magic-values', 'none', false, 0, 0],
  readBrands: ['GET', '/sandbox/api/brands', 'none', false, 0, 0],
  makeReferral: ['POST', '/sandbox/api/referrals', 'none', false, 0, 0],
};
