import type { z } from 'zod';
import type { Endpoints } from '@fairlead/contract/endpoints';
import {
  readInbox as inboxOf,
  readInboxAttachment,
  type InboxEmail,
  type InboxMessage,
} from '@fairlead/providers/inbox';
import type { SandboxStore } from '@fairlead/providers/sandbox-store';
import type { Db } from '../../database/database.ts';
import { sandboxDocuments } from '../../resources/sandbox-document/sandbox-document-store.ts';

type Message = z.output<Endpoints['readInbox']['data']>[number];

const LINK = /https?:\/\/[^\s<>"]+/g;

async function attachmentsOf(store: SandboxStore, email: InboxEmail): Promise<Message['attachments']> {
  const whole = await Promise.all(
    email.attachments.map((_attachment, index) => readInboxAttachment(store, email.messageId, index)),
  );
  return whole
    .filter((found) => found !== undefined)
    .map(({ filename, contentType, base64 }) => ({
      filename,
      contentType,
      sizeBytes: Buffer.from(base64, 'base64').length,
    }));
}

async function presentMessage(store: SandboxStore, message: InboxMessage): Promise<Message> {
  const isEmail = message.channel === 'email';
  return {
    id: message.messageId,
    channel: message.channel,
    to: message.to,
    subject: isEmail ? message.subject : '',
    text: message.text,
    links: message.text.match(LINK) ?? [],
    attachments: isEmail ? await attachmentsOf(store, message) : [],
    sentAt: message.sentAt,
  };
}

/** Every message the sandbox was asked to send, newest first; to one address or number when it is given. */
export async function readMessages(db: Db, to: string | undefined): Promise<Message[]> {
  const store = sandboxDocuments(db);
  const messages = await inboxOf(store, to);
  return Promise.all(messages.map((message) => presentMessage(store, message)));
}
