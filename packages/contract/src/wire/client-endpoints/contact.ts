// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

export const CONTACT_CALLS = {
  readChatHash: ['readChatHash', 'GET', '/v2/intercom/hmac', true, false, '', ''],
} as const satisfies ClientEndpoints;
