import { DOCUMENTS_AND_SIGNATURE_CALLS } from '@fairlead/contract/wire/client-endpoints/documents-and-signature';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';

export const { useReadGuaranteeQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    readGuarantee: build.query<DataOf<'readGuarantee'>, InputOf<'readGuarantee'>>({
      query: callOf(DOCUMENTS_AND_SIGNATURE_CALLS.readGuarantee),
    }),
  }),
});
