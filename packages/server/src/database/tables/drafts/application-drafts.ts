import type { BrandId } from '@fairlead/brands/brand';
import type { FormPageName } from '@fairlead/core/application/unfinished-form';
import type { Instant, Sealed } from '../../columns.ts';

/**
 * Forms that are saved before they are sent. They are saved without signing in, under an email address that no one has
 * confirmed, so a form belongs to no borrower: the browser that holds its key writes it, and its mailbox reads it.
 */
export interface ApplicationDraftsTable {
  id: string;
  brand_id: BrandId;
  /** The keyed index of the email address, by which drafts are found as accounts are. */
  email_index: string;
  /** Of the key that the browser holds. */
  key_hash: string;
  /** Where its emails go. */
  email_encrypted: Sealed;
  /** The answers as they were typed, JSON. */
  draft_encrypted: Sealed;
  page: FormPageName;
  form_version: number;
  /** By the business clock, as the reminders are. */
  changed_at: Instant;
  /** By the business clock; null when there is none to come. */
  next_reminder_at: Instant | null;
  reminders_sent: number;
  /** By the business clock, as applications are. */
  created_at: Instant;
  /** By the wall clock. Its retention period starts here. */
  saved_at: Instant;
}

/** Links to a saved form, which a link outlasts. Its times are those of the wall clock. */
export interface ApplicationDraftLinksTable {
  id: string;
  draft_id: string;
  brand_id: BrandId;
  /** Of the mailbox that it was sent to; the form can have another address since. */
  email_index: string;
  token_hash: string;
  expires_at: Instant;
  used_at: Instant | null;
  /** The browser that used it, which gets the same answer again. */
  used_by_key_hash: string | null;
  created_at: Instant;
}

/** Mailboxes whose owners want no emails about saved forms. */
export interface StoppedAddressesTable {
  brand_id: BrandId;
  email_index: string;
  /** By the wall clock. */
  stopped_at: Instant;
}
