// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 = 'amount';

export const REPAYMENT_LINKS_CALLS = {
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
