import type { FileType } from '@fairlead/contract/vocabulary';
import type { FilePlace } from '@fairlead/providers/files/port';
import type { Instant, Owned, Sealed } from '../../columns.ts';

/** A file that was sent for a requirement, for a second look at a decline, or for a case of a loan. */
export interface AttachmentsTable extends Owned {
  application_id: string;
  /** Null of a second look and of a case. */
  requirement_id: string | null;
  loan_case_id: string | null;
  filename_encrypted: Sealed;
  content_type: FileType;
  /** Null where its bytes are in the object store. */
  file_encrypted: Uint8Array | null;
  stored_in: FilePlace;
  content_sha256: string;
  pages: number;
  sent_at: Instant;
  /** When it was refused; it does not count from then on. */
  refused_at: Instant | null;
  /** The link by which a phone sent it. */
  phone_link_id: string | null;
  /** What was read from a payslip, as JSON; null where nothing was. */
  payslip_encrypted: Sealed | null;
  /** When the borrower said that the reading is wrong. */
  contested_at: Instant | null;
}
