import { groupedBy } from '@fairlead/core/records';
import type { EmailAttachment } from '@fairlead/providers/email/port';
import type { KindOf, MessageKind } from '@fairlead/core/contact/message-kinds';
import { ProviderRejected } from '@fairlead/providers/provider-error';
import { withTimeout } from '@fairlead/providers/timeouts';
import type { AppServices, Providers } from '../../context.ts';
import { someAtOnce } from '../../some-at-once.ts';
import type { Instant } from '../../database/columns.ts';
import { transaction, type Db } from '../../database/database.ts';
import type { OutboxChannel } from '../../database/tables/outbox-messages.ts';
import type { Cipher, Place } from '../../security/cipher.ts';
import { recordAudit } from '../audit/audit-store.ts';
import type { Owner } from '../user/user-store.ts';
import { stopTexts } from '../user/users.ts';
import {
  deleteDraftMessages,
  deleteMessagesBefore,
  insertMessage,
  markFailed,
  markSent,
  putOff,
  takeDueMessages,
  type OutboxRow,
} from './outbox-store.ts';

export interface EmailMessage {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly EmailAttachment[];
}

export interface SmsMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

type Makers = Pick<AppServices, 'cipher' | 'newId' | 'wallNow'>;
type Sender = Pick<AppServices, 'db' | 'cipher' | 'newId' | 'providers' | 'wallNow' | 'log'>;

/** The owner of a message that goes to a person without an account. */
export const ANONYMOUS_OWNER_ID = '00000000-0000-0000-0000-000000000000';

const BATCH = 50;
const CLAIM_MS = 60_000;
const MAX_ATTEMPTS = 12;
const LONGEST_PAUSE_MS = 3_600_000;

/** Kinds of message with a link or a code that signs in, or opens a saved form: the account never shows their words. */
export const KINDS_WITH_SECRET: readonly string[] = [
  'login-link',
  'application-for-known-email',
  'step-up-code',
  'draft-link',
  'draft-reminder',
] satisfies readonly MessageKind[];

/** Kinds that the contact ledger does not have. The others go through it (`writeAboutLoan`). */
type FreeKind = KindOf<'answer' | 'security'>;

const placeOf = (row: string): Place => ({ table: 'outbox_messages', row, column: 'payload_encrypted' });

async function queue(
  { cipher, newId, wallNow }: Makers,
  tx: Db,
  { userId, brandId }: Owner,
  channel: OutboxChannel,
  template: MessageKind,
  message: EmailMessage | SmsMessage,
  sendAt?: Date,
): Promise<void> {
  const id = newId();
  const now = wallNow().toISOString();
  await insertMessage(tx, {
    user_id: userId,
    id,
    brand_id: brandId,
    channel,
    template,
    payload_encrypted: cipher.seal(placeOf(id), JSON.stringify(message)),
    status: 'waiting',
    attempts: 0,
    next_try_at: sendAt?.toISOString() ?? now,
    created_at: now,
  });
}

/** Queues an email, in the same transaction as the change it reports. It is sent immediately, or not before `sendAt`. */
export function queueEmail(
  services: Makers,
  tx: Db,
  owner: Owner,
  template: FreeKind,
  message: EmailMessage,
  sendAt?: Date,
): Promise<void> {
  return queue(services, tx, owner, 'email', template, message, sendAt);
}

/** Queues a text message, in the same transaction as the change it reports. */
export function queueSms(
  services: Makers,
  tx: Db,
  owner: Owner,
  template: FreeKind,
  message: SmsMessage,
): Promise<void> {
  return queue(services, tx, owner, 'sms', template, message);
}

/** The same message by each channel that is to be used. */
export interface Addressed {
  readonly email?: EmailMessage;
  readonly sms?: SmsMessage;
}

/** Queues a message of any kind, which the contact ledger has let through where it has to. */
export async function queueAdmitted(
  services: Makers,
  tx: Db,
  owner: Owner,
  template: MessageKind,
  { email, sms }: Addressed,
  sendAt?: Date,
): Promise<void> {
  if (email) await queue(services, tx, owner, 'email', template, email, sendAt);
  if (sms) await queue(services, tx, owner, 'sms', template, sms, sendAt);
}

interface Attempt {
  readonly messageId: string;
  /** A worker tried before, and may have been killed before it could say how it ended. */
  readonly isRepeated: boolean;
}

// What `queue` sealed for a channel is that channel's message.
const SEND: Readonly<
  Record<OutboxChannel, (to: Providers, attempt: Attempt, opened: string) => Promise<void>>
> = {
  email: ({ email }, { messageId }, opened) =>
    withTimeout('email', () => email.send({ messageId, ...(JSON.parse(opened) as EmailMessage) })),
  sms: ({ sms }, attempt, opened) =>
    withTimeout('sms', () => sms.send({ ...attempt, ...(JSON.parse(opened) as SmsMessage) })),
};

const opened = (cipher: Cipher, row: OutboxRow): string =>
  cipher.open(placeOf(row.id), row.payload_encrypted);

/** What was written. */
export function openMessage(cipher: Cipher, row: OutboxRow): EmailMessage | SmsMessage {
  return JSON.parse(opened(cipher, row)) as EmailMessage | SmsMessage;
}

const pauseMs = (attempts: number): number => Math.min(1000 * 2 ** attempts, LONGEST_PAUSE_MS);

const isStopped = (error: unknown): boolean =>
  error instanceof ProviderRejected && error.provider === 'sms' && error.reason === 'opted-out';

/** The provider sends no more texts to this number, so the product promises none as long as it is the borrower's. */
async function noteStopped(services: Sender, row: OutboxRow): Promise<void> {
  const owner = { userId: row.user_id, brandId: row.brand_id };
  const { to } = openMessage(services.cipher, row);
  await transaction(services.db, async (tx) => {
    if (!(await stopTexts(services, tx, owner, to))) return;
    await recordAudit(services, tx, {
      ...owner,
      actor: 'system',
      action: 'texts-stopped',
      subjectType: 'user',
      subjectId: owner.userId,
    });
  });
}

async function sendOne(services: Sender, row: OutboxRow): Promise<void> {
  const { db, cipher, providers, wallNow, log } = services;
  try {
    const attempt = { messageId: row.id, isRepeated: row.attempts > 0 };
    await SEND[row.channel](providers, attempt, opened(cipher, row));
    await markSent(db, row, wallNow().toISOString());
  } catch (error) {
    log.warn({ err: error, messageId: row.id, template: row.template }, 'message not sent');
    if (isStopped(error)) await noteStopped(services, row);
    const isForGood = error instanceof ProviderRejected || row.attempts + 1 >= MAX_ATTEMPTS;
    const nextTryAt = new Date(wallNow().getTime() + pauseMs(row.attempts)).toISOString();
    await (isForGood ? markFailed(db, row) : putOff(db, row, nextTryAt));
  }
}

/** Sends every message that is due, those of one person in their order. Providers know a message by its id, so that a repetition arrives once. */
export async function sendOutbox(services: Sender): Promise<void> {
  for (;;) {
    const now = services.wallNow();
    const claimedUntil = new Date(now.getTime() + CLAIM_MS).toISOString();
    const due = await transaction(services.db, (tx) =>
      takeDueMessages(tx, now.toISOString(), claimedUntil, BATCH),
    );
    const people = [...groupedBy(due, ({ user_id }) => user_id).values()];
    await someAtOnce(people, async (messages) => {
      for (const row of messages) await sendOne(services, row);
    });
    if (due.length < BATCH) return;
  }
}

/** Forgets what was promised before this to those who have no account: nothing else ever would. */
export function deleteAnonymousMessagesBefore(db: Db, instant: Instant): Promise<void> {
  return deleteMessagesBefore(db, ANONYMOUS_OWNER_ID, instant);
}

/** The same for emails about saved forms, which are needed no longer than the forms, in an account's list or not. */
export function deleteDraftMessagesBefore(db: Db, instant: Instant): Promise<void> {
  return deleteDraftMessages(db, instant);
}
