import { EVIDENCE_CALLS } from '@fairlead/contract/wire/client-endpoints/evidence';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';

export const { useLazyReadEvidenceQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    readEvidence: build.query<DataOf<'readEvidence'>, InputOf<'readEvidence'>>({
      query: callOf(EVIDENCE_CALLS.readEvidence),
    }),
  }),
});

/** Everything that was signed with a loan as a ZIP, from the product API. */
export function evidencePath(loanId: string): string {
  return `/v2/loans/${loanId}/evidence.zip`;
}
