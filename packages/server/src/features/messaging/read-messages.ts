import { MESSAGES_PER_PAGE } from '@fairlead/contract/message';
import { maskEmail, maskLast4 } from '@fairlead/core/text/mask';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import {
  countNewMessages,
  findSentMessage,
  listSentMessages,
  markSeen,
} from '../../resources/message/message-store.ts';
import { KINDS_WITH_SECRET, openMessage } from '../../resources/outbox/outbox.ts';
import type { OutboxRow } from '../../resources/outbox/outbox-store.ts';

const PDF = /\.pdf$/;

function present({ cipher }: Pick<RequestContext, 'cipher'>, row: OutboxRow) {
  const written = openMessage(cipher, row);
  const hasSecret = KINDS_WITH_SECRET.includes(row.template);
  const email = 'subject' in written ? written : null;
  return {
    '@type': 'message' as const,
    id: row.id,
    channel: row.channel,
    sentTo: email ? maskEmail(email.to) : maskLast4(written.to),
    subject: email?.subject ?? null,
    text: hasSecret ? null : written.text,
    sentAt: row.sent_at ?? row.created_at,
    isNew: row.seen_at === null && !hasSecret,
    documents: (email?.attachments ?? []).map(({ filename }) => filename.replace(PDF, '')),
  };
}

/** What was sent to the borrower, the newest first. */
export async function readMessages(
  context: RequestContext<Borrower>,
  id: string,
  { before }: { readonly before?: string | undefined },
) {
  const { actor, db } = context;
  if (id !== actor.userId) return refuse('notFound');
  const [rows, newCount] = await Promise.all([
    listSentMessages(db, actor, { before, limit: MESSAGES_PER_PAGE + 1 }),
    countNewMessages(db, actor),
  ]);
  const messages = rows.slice(0, MESSAGES_PER_PAGE).map((row) => present(context, row));
  return accept({ '@type': 'messages', newCount, messages, hasMore: rows.length > MESSAGES_PER_PAGE });
}

/** The borrower has seen the message and every one before it. */
export async function markMessagesSeen(context: RequestContext<Borrower>, id: string, upTo: string) {
  const { actor, wallNow } = context;
  if (id !== actor.userId) return refuse('notFound');
  return context.transaction(async (tx) => {
    if (!(await findSentMessage(tx, actor, upTo))) return refuse('notFound');
    await markSeen(tx, actor, upTo, wallNow().toISOString());
    return accept({ '@type': 'messages', newCount: await countNewMessages(tx, actor) });
  });
}

/** A file that was attached to an email, byte for byte. */
export async function readMessageDocument(
  { actor, cipher, db }: RequestContext<Borrower>,
  { id, messageId, name }: { readonly id: string; readonly messageId: string; readonly name: string },
) {
  const row = id === actor.userId ? await findSentMessage(db, actor, messageId) : undefined;
  if (!row) return refuse('notFound');
  const written = openMessage(cipher, row);
  const attachments = 'attachments' in written ? (written.attachments ?? []) : [];
  const filename = `${name}.pdf`;
  const found = attachments.find((attachment) => attachment.filename === filename);
  if (!found) return refuse('notFound');
  return accept({
    bytes: Buffer.from(found.base64, 'base64'),
    contentType: 'application/pdf',
    filename,
    isDownload: false,
  });
}
