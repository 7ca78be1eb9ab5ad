import type { BrandId } from '@fairlead/brands/brand';
import { savedForm } from '@fairlead/contract/loan-application/draft-endpoints';
import { DRAFT_LINK_DAYS, nextReminderAt } from '@fairlead/core/application/unfinished-form';
import type { z } from 'zod';
import type { AppServices } from '../../context.ts';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { Cipher } from '../../security/cipher.ts';
import { later } from '../auth-token/token-times.ts';
import { emailIndex } from '../user/users.ts';
import { insertDraft, updateDraft, type DraftRow } from './application-draft-store.ts';
import { insertLink } from './draft-link-store.ts';
import { newSecret } from '../../security/new-secret.ts';

/** A form that is not sent yet, as the contract states it. */
export type SavedForm = z.output<typeof savedForm>;

type Makers = Pick<AppServices, 'cipher' | 'newId' | 'wallNow'> & {
  /** The business instant. */
  readonly now: Instant;
};

const DAY_MS = 86_400_000;

const placeOf = (row: string, column: 'email_encrypted' | 'draft_encrypted') => ({
  table: 'application_drafts',
  row,
  column,
});

export const draftKeyHash = (cipher: Cipher, key: string): string => cipher.secretHash('draft-key', key);

export const draftTokenHash = (cipher: Cipher, token: string): string =>
  cipher.secretHash('draft-token', token);

/** Where the emails about a draft go. */
export const emailOfDraft = (cipher: Cipher, { id, email_encrypted }: DraftRow): string =>
  cipher.open(placeOf(id, 'email_encrypted'), email_encrypted);

/** What was saved; null where a form of today has other fields. */
export function openDraft(cipher: Cipher, row: DraftRow): SavedForm | null {
  const answers: unknown = JSON.parse(cipher.open(placeOf(row.id, 'draft_encrypted'), row.draft_encrypted));
  const read = savedForm.safeParse({ page: row.page, version: row.form_version, answers });
  return read.success ? read.data : null;
}

export interface Saving {
  readonly brandId: BrandId;
  readonly keyHash: string;
  /** Normalised by core's `parseEmail`. */
  readonly email: string;
  readonly form: SavedForm;
}

const isoOrNull = (ms: number | null): Instant | null => (ms === null ? null : new Date(ms).toISOString());

/** When to remind of a form that has just changed; never of one whose applicant wants no reminders. */
function reminderAfter({ now }: Makers, form: SavedForm, sent: number): Instant | null {
  if (form.answers.reminders === 'no') return null;
  return isoOrNull(nextReminderAt(Date.parse(now), sent, Date.parse(now)));
}

/** The columns that every save writes. */
function changesOf(makers: Makers, id: string, { email, form }: Saving, sent: number) {
  const { cipher, now, wallNow } = makers;
  return {
    email_index: emailIndex(cipher, email),
    email_encrypted: cipher.seal(placeOf(id, 'email_encrypted'), email),
    draft_encrypted: cipher.seal(placeOf(id, 'draft_encrypted'), JSON.stringify(form.answers)),
    page: form.page,
    form_version: form.version,
    changed_at: now,
    next_reminder_at: reminderAfter(makers, form, sent),
    reminders_sent: sent,
    saved_at: wallNow().toISOString(),
  };
}

/** Stores a form for the first time. */
export async function storeNewDraft(makers: Makers, tx: Db, saving: Saving): Promise<void> {
  const { brandId, keyHash } = saving;
  const id = makers.newId();
  await insertDraft(tx, {
    id,
    brand_id: brandId,
    key_hash: keyHash,
    created_at: makers.now,
    ...changesOf(makers, id, saving, 0),
  });
}

/**
 * Stores a form again. A form with another email address may be another person's, so no link that was sent to the
 * address before opens it any more. The number of its reminders does not start again.
 */
export async function storeChangedDraft(
  makers: Makers,
  tx: Db,
  stored: DraftRow,
  saving: Saving,
): Promise<void> {
  await updateDraft(tx, stored, changesOf(makers, stored.id, saving, stored.reminders_sent));
}

/** Makes a link to a draft: the token is known to its reader alone. */
export async function issueDraftLink(
  { cipher, newId, wallNow }: Pick<Makers, 'cipher' | 'newId' | 'wallNow'>,
  tx: Db,
  { id, brand_id, email_index }: Pick<DraftRow, 'id' | 'brand_id' | 'email_index'>,
): Promise<string> {
  const token = newSecret();
  const now = wallNow();
  await insertLink(tx, {
    id: newId(),
    draft_id: id,
    brand_id,
    email_index,
    token_hash: draftTokenHash(cipher, token),
    expires_at: later(now, DRAFT_LINK_DAYS * DAY_MS),
    used_at: null,
    used_by_key_hash: null,
    created_at: now.toISOString(),
  });
  return token;
}
