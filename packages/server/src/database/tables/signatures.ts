import type { Instant, Json, Owned, Sealed } from '../columns.ts';

/** What was signed, by the hashes of each document of the set. */
export type DocumentHashes = Readonly<Record<string, { readonly html: string; readonly pdf: string }>>;

export interface SignaturesTable extends Owned {
  application_id: string;
  set_id: string;
  signed_at: Instant;
  strength: 'strong';
  document_hashes: Json<DocumentHashes>;
  /** The bearer token that signed. */
  token_id: string;
  /** Keyed hash of the network address. */
  address_hash: string;
  /** The name that the borrower typed; null where a client sent none. */
  typed_name_encrypted: Sealed | null;
  /** Null for a signature of an older release, of which the application has one. */
  loan_id: string | null;
}
