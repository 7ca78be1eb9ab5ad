// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 = '[].payment.amount';
const MONEY_1 = 'amount';
const MONEY_2 = 'case.payment.amount found[].amount';
const MONEY_3 = 'payment.amount';

export const CASES_CALLS = {
  listLoanCases: ['listLoanCases', 'GET', '/v2/loans/:id/cases', true, false, '', MONEY_0],
  reportMissingPayment: [
    'reportMissingPayment',
    'POST',
    '/v2/loans/:id/missing-payments',
    true,
    true,
    MONEY_1,
    MONEY_2,
  ],
  reportBreathingSpace: [
    'reportBreathingSpace',
    'POST',
    '/v2/loans/:id/breathing-space-applications',
    true,
    true,
    '',
    MONEY_3,
  ],
} as const satisfies ClientEndpoints;
