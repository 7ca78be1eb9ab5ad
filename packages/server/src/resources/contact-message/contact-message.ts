import type { BrandId } from '@fairlead/brands/brand';
import type { ContactTopic } from '@fairlead/core/contact/contact-message';
import type { Day } from '@fairlead/core/calendar/day';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { newReference } from '../../security/reference.ts';
import { emailIndex } from '../user/users.ts';
import { findKeptReference, insertContactMessage } from './contact-message-store.ts';

/** What a visitor wrote, checked. */
export interface ContactMessage {
  readonly name: string;
  /** Normalised by core's `parseEmail`. */
  readonly email: string;
  /** E.164, as core's `parseUkPhone` makes it. */
  readonly phone: string | null;
  readonly topic: ContactTopic;
  readonly message: string;
  readonly reference: string | null;
}

export interface StoredMessage {
  readonly id: string;
  readonly reference: string;
  /** False when the same message had come that day already. */
  readonly isNew: boolean;
}

/** Keeps what was written, once a day: sent again, it is the message that it was. */
export async function storeContactMessage(
  { cipher, newId, wallNow }: Pick<AppServices, 'cipher' | 'newId' | 'wallNow'>,
  tx: Db,
  brandId: BrandId,
  today: Day,
  written: ContactMessage,
): Promise<StoredMessage> {
  const id = newId();
  const { topic, ...rest } = written;
  const content = JSON.stringify(rest);
  const reference = newReference();
  const row = {
    id,
    brand_id: brandId,
    reference,
    topic,
    email_index: emailIndex(cipher, written.email),
    content_index: cipher.blindIndex('contact-message', `${topic}\u0000${content}`),
    content_encrypted: cipher.seal({ table: 'contact_messages', row: id, column: 'content' }, content),
    received_on: today,
    created_at: wallNow().toISOString(),
  };
  if (await insertContactMessage(tx, row)) return { id, reference, isNew: true };
  return { id, reference: await findKeptReference(tx, row), isNew: false };
}
