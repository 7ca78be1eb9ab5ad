// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

export const SUPPORT_NEEDS_CALLS = {
  readSupportNeeds: ['readSupportNeeds', 'GET', '/v2/users/:id/support-needs', true, false, '', ''],
  changeSupportNeeds: ['changeSupportNeeds', 'POST', '/v2/users/:id/support-needs', true, true, '', ''],
} as const satisfies ClientEndpoints;
