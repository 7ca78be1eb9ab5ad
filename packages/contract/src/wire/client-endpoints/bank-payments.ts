// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 = 'amount';

export const BANK_PAYMENTS_CALLS = {
  startBankPayment: ['startBankPayment', 'POST', '/v2/truelayer/auth', true, false, MONEY_0, MONEY_0],
  readBankPayment: ['readBankPayment', 'GET', '/v2/truelayer/payments/:id', true, false, '', MONEY_0],
  returnFromBank: ['returnFromBank', 'POST', '/v2/truelayer/payment-returns', true, false, '', MONEY_0],
  makeResumeToken: ['makeResumeToken', 'POST', '/v2/truelayer/resume-journey-token', true, false, '', ''],
  resumeJourney: ['resumeJourney', 'POST', '/v2/truelayer/resume-journey-auth', true, false, '', MONEY_0],
} as const satisfies ClientEndpoints;
