import type { DocumentSlug } from '@fairlead/contract/vocabulary';
import type { Instant, Owned } from '../columns.ts';

export interface DocumentsTable extends Owned {
  set_id: string;
  application_id: string;
  slug: DocumentSlug;
  html_encrypted: Uint8Array;
  pdf_encrypted: Uint8Array;
  html_sha256: string;
  pdf_sha256: string;
  /** How many there are, by which a page says how long reading takes; 0 in rows of an older release. */
  words: number;
  template_version: string;
  created_at: Instant;
  read_at: Instant | null;
}
