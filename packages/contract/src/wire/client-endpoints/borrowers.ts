// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

const MONEY_0 =
  'loanApplications[].amount loanApplications[].monthlyCost loans[].amount loans[].arrears loans[].leftToPay loans[].nextPaymentAmount';

export const BORROWERS_CALLS = {
  readUser: ['readUser', 'GET', '/v2/users/:id', true, false, '', MONEY_0],
  readErasure: ['readErasure', 'GET', '/v2/users/:id/erasure', true, false, '', ''],
  requestErasure: ['requestErasure', 'POST', '/v2/users/:id/erasure', true, true, '', ''],
  changeAddress: ['changeAddress', 'POST', '/v2/users/:id/change-address', true, true, '', MONEY_0],
  changeMobileNumber: [
    'changeMobileNumber',
    'POST',
    '/v2/users/:id/change-mobile-number',
    true,
    true,
    '',
    MONEY_0,
  ],
  readContactPermission: [
    'readContactPermission',
    'GET',
    '/v2/users/:id/contact-permission',
    true,
    false,
    '',
    '',
  ],
  changeContactPermission: [
    'changeContactPermission',
    'POST',
    '/v2/users/:id/contact-permission',
    true,
    true,
    '',
    '',
  ],
  readContactPause: ['readContactPause', 'GET', '/v2/users/:id/contact-pause', true, false, '', ''],
  changeContactPause: ['changeContactPause', 'POST', '/v2/users/:id/contact-pause', true, true, '', ''],
} as const satisfies ClientEndpoints;
