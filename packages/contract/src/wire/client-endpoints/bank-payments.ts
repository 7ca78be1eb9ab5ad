// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 = 'amount';

export const BANK_PAYMENTS_CALLS = {
  startBankPayment: ['startBankPayment', 'POST', '/v2/truelayer/auth', true, false, MONEY_0, MONEY_0],
  readBankPayment: ['readBankPayment', 'GET', '/v2/truelayer/payments/:id', true, false, '', MONEY_0],
  returnFromBank: ['returnFromBank', 'POST', '/v2/truelayer/payment-returns', true, false, '', MONEY_0],
  makeResumeToken: ['makeResumeToken', 'POST', '/v2/truelayer/resume-journey-token', true, false, '', ''],
  resumeJourney: ['resumeJourney', 'POST', '/v2/truelayer/resume-journey-auth', true, false, '', MONEY_0],
  makeRepaymentLink: [
    'makeRepaymentLink',
    'POST',
    '/v2/loans/:id/repayment-link',
    true,
    false,
    MONEY_0,
    MONEY_0,
  ],
  readRepaymentLink: ['readRepaymentLink', 'GET', '/v2/loans/:id/repayment-link', true, false, '', MONEY_0],
  revokeRepaymentLink: [
    'revokeRepaymentLink',
    'DELETE',
    '/v2/loans/:id/repayment-link',
    true,
    false,
    '',
    MONEY_0,
  ],
  openRepaymentLink: ['openRepaymentLink', 'POST', '/v2/repayment-links/open', true, false, '', MONEY_0],
  payByRepaymentLink: ['payByRepaymentLink', 'POST', '/v2/repayment-links/pay', true, false, '', ''],
} as const satisfies ClientEndpoints;
