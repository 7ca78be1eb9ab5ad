// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

export const EVIDENCE_CALLS = {
  readEvidence: ['readEvidence', 'GET', '/v2/loans/:id/evidence', true, false, '', ''],
} as const satisfies ClientEndpoints;
