// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

export const ADDRESSES_CALLS = {
  findAddresses: ['findAddresses', 'GET', '/v2/addresses', true, false, '', ''],
} as const satisfies ClientEndpoints;
