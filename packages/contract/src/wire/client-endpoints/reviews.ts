// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

export const REVIEWS_CALLS = {
  readReviewStats: ['readReviewStats', 'GET', '/v2/trustpilot/stats.json', false, false, '', ''],
} as const satisfies ClientEndpoints;
