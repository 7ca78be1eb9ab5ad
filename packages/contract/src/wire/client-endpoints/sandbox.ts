// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

export const SANDBOX_CALLS = {
  readTimeMachine: ['readTimeMachine', 'GET', '/sandbox/api/time-machine', false, false, '', ''],
  advanceTime: ['advanceTime', 'POST', '/sandbox/api/time-machine/advance', false, false, '', ''],
  readInbox: ['readInbox', 'GET', '/sandbox/api/inbox', false, false, '', ''],
  readMagicValues: ['readMagicValues', 'GET', '/sandbox/api/magic-values', false, false, '', ''],
  readBrands: ['readBrands', 'GET', '/sandbox/api/brands', false, false, '', ''],
  answerCardBank: ['answerCardBank', 'POST', '/sandbox/api/card-bank', false, false, '', ''],
  actAsStaff: ['actAsStaff', 'POST', '/sandbox/api/lender-actions', false, false, '', ''],
  makeReferral: ['makeReferral', 'POST', '/sandbox/api/referrals', false, false, '', ''],
} as const satisfies ClientEndpoints;
