import type { Email } from './email/port.ts';
import type { SandboxClock, SandboxStore } from './sandbox-store.ts';
import type { TextMessage } from './sms/port.ts';

interface Received {
  readonly messageId: string;
  readonly to: string;
  /** Business instant, ISO 8601 UTC. */
  readonly sentAt: string;
  readonly text: string;
}

export interface InboxEmail extends Received {
  readonly channel: 'email';
  readonly from: string;
  readonly subject: string;
  /** The attachments. Their content is read separately, and so is the designed email. */
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly sizeBytes: number;
  }[];
}

export interface InboxText extends Received {
  readonly channel: 'sms';
}

export type InboxMessage = InboxEmail | InboxText;

const MESSAGES = 'inbox/messages';
/** Apart from the messages, because an inbox is read without its designs, which are several times as long as the text. */
const DESIGNED = 'inbox/designed';
const ATTACHMENTS = 'inbox/attachments';

/** By the place in the message's list, from 0. */
const attachmentKey = (messageId: string, index: number): string => `${messageId}/${index}`;

/** Newest first; at the same instant, the later id first. */
const newestFirst = (a: InboxMessage, b: InboxMessage): number => {
  const [left, right] = [`${a.sentAt} ${a.messageId}`, `${b.sentAt} ${b.messageId}`];
  return left < right ? 1 : -1;
};

/** Writes what belongs to a message first, so that a message in the inbox always has all of it, even after a kill. */
export async function deliverEmail(store: SandboxStore, clock: SandboxClock, email: Email): Promise<void> {
  const { attachments = [], html, ...rest } = email;
  await store.putIfAbsent(DESIGNED, email.messageId, html);
  for (const [index, attachment] of attachments.entries()) {
    await store.putIfAbsent(ATTACHMENTS, attachmentKey(email.messageId, index), attachment);
  }
  const message: InboxEmail = {
    ...rest,
    channel: 'email',
    sentAt: await clock.now(),
    attachments: attachments.map(({ filename, contentType, base64 }) => ({
      filename,
      contentType,
      sizeBytes: Buffer.byteLength(base64, 'base64'),
    })),
  };
  await store.putIfAbsent(MESSAGES, email.messageId, message);
}

export async function deliverText(
  store: SandboxStore,
  clock: SandboxClock,
  message: TextMessage,
): Promise<void> {
  const received: InboxText = { ...message, channel: 'sms', sentAt: await clock.now() };
  await store.putIfAbsent(MESSAGES, message.messageId, received);
}

/** Every message delivered by the sandboxes, newest first; to one address or number, in any case, when it is given. */
export async function readInbox(store: SandboxStore, to?: string): Promise<InboxMessage[]> {
  const messages =
    to === undefined
      ? (await store.list<InboxMessage>(MESSAGES)).map(({ value }) => value)
      : await store.listTo<InboxMessage>(MESSAGES, to);
  return messages.sort(newestFirst);
}

/** The HTML of an email; undefined for a text message. */
export async function readDesignedEmail(store: SandboxStore, messageId: string): Promise<string | undefined> {
  return store.get<string>(DESIGNED, messageId);
}
