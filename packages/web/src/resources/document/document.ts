import { DOCUMENTS_AND_SIGNATURE_CALLS } from '@fairlead/contract/wire/client-endpoints/documents-and-signature';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';

export const { useReadApplicationDocumentQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    readApplicationDocument: build.query<
      DataOf<'readApplicationDocument'>,
      InputOf<'readApplicationDocument'>
    >({
      query: callOf(DOCUMENTS_AND_SIGNATURE_CALLS.readApplicationDocument),
      // The same address has another text when the documents are made again.
      keepUnusedDataFor: 0,
    }),
  }),
});
