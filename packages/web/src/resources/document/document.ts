import type { DocumentSlug } from '@fairlead/core/documents/reading-order';
import { DOCUMENTS_AND_SIGNATURE_CALLS } from '@fairlead/contract/wire/client-endpoints/documents-and-signature';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../../state/api.ts';
import type { Call } from '../../state/base-query.ts';

/** The text of a document, as part of a page. */
export const documentOf = (id: string, slug: DocumentSlug): InputOf<'readApplicationDocument'> => ({
  params: { id, slug, format: 'html' },
});

export const documentReading = (id: string, slug: DocumentSlug): Call =>
  callOf(DOCUMENTS_AND_SIGNATURE_CALLS.readApplicationDocument)(documentOf(id, slug));

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
