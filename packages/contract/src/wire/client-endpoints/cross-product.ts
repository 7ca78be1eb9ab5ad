// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

export const CROSS_PRODUCT_CALLS = {
  readCrossSellOffer: ['readCrossSellOffer', 'GET', '/v2/cross-sell/:offer', true, false, '', ''],
} as const satisfies ClientEndpoints;
