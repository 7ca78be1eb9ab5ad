// Written by "npm run client-endpoints" from the contract: run it after a change of it.
import type { ClientEndpoints } from '../client-endpoint.ts';

export const FORM_LISTS_CALLS = {
  listEmploymentStatuses: ['listEmploymentStatuses', 'GET', '/v2/employment-statuses', true, false, '', ''],
} as const satisfies ClientEndpoints;
