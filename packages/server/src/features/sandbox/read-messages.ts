import type { z } from 'zod';
import type { Endpoints } from '@fairlead/contract/endpoints';
import { readInbox as inboxOf, type InboxMessage } from '@fairlead/providers/inbox';
import type { Db } from '../../database/database.ts';
import { sandboxDocuments } from '../../resources/sandbox-document/sandbox-document-store.ts';

type Message = z.output<Endpoints['readInbox']['data']>[number];

const LINK = /https?:\/\/[^\s<>"]+/g;

function presentMessage(message: InboxMessage): Message {
  const isEmail = message.channel === 'email';
  return {
    id: message.messageId,
    channel: message.channel,
    to: message.to,
    subject: isEmail ? message.subject : '',
    text: message.text,
    links: message.text.match(LINK) ?? [],
    attachments: isEmail ? [...message.attachments] : [],
    sentAt: message.sentAt,
  };
}

/** Every message the sandbox was asked to send, newest first; to one address or number when it is given. */
export async function readMessages(db: Db, to: string | undefined): Promise<Message[]> {
  const messages = await inboxOf(sandboxDocuments(db), to);
  return messages.map(presentMessage);
}
