// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

export const MESSAGES_CALLS = {
  readMessages: ['readMessages', 'GET', '/v2/users/:id/messages', true, false, '', ''],
  markMessagesSeen: ['markMessagesSeen', 'POST', '/v2/users/:id/messages/seen', true, false, '', ''],
} as const satisfies ClientEndpoints;
