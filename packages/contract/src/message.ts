import { z } from 'zod';
import { id, idParams, instant } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';
import { EXAMPLE } from './wire/examples.ts';

/** Messages in one answer. */
export const MESSAGES_PER_PAGE = 20;

/** The name of a PDF without its ending. */
const documentName = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+$/)
  .meta({ example: 'contract' });

const message = z.strictObject({
  '@type': z.literal('message'),
  id,
  channel: z.enum(['email', 'sms']),
  /** The masked address or mobile number. */
  sentTo: z.string().meta({ example: EXAMPLE.maskedEmail }),
  /** Null for a text message. */
  subject: z.string().nullable().meta({ example: 'Your signed loan agreement' }),
  /** Plain text; null for a message with a link or a code that signs in, which is not shown again. */
  text: z.string().nullable().meta({ example: 'Hello Ada, …' }),
  sentAt: instant,
  isNew: z.boolean(),
  /** The PDFs that were attached. */
  documents: z.array(documentName),
});

export const messageEndpoints = {
  readMessages: endpoint({
    method: 'GET',
    path: '/v2/users/:id/messages',
    summary: 'List the messages sent to a borrower',
    description: `Every email and text message, the newest first, ${MESSAGES_PER_PAGE} at a time. \`before\` is the id of the last one of the page before.`,
    actor: 'borrower',
    params: idParams,
    query: z.strictObject({ before: id.optional() }),
    data: z.strictObject({
      '@type': z.literal('messages'),
      newCount: z.int().meta({ example: 1 }),
      messages: z.array(message),
      hasMore: z.boolean(),
    }),
  }),

  markMessagesSeen: endpoint({
    method: 'POST',
    path: '/v2/users/:id/messages/seen',
    summary: 'Mark messages as seen',
    description: 'The message and every one before it.',
    actor: 'borrower',
    params: idParams,
    body: z.strictObject({ upTo: id }),
    data: z.strictObject({ '@type': z.literal('messages'), newCount: z.int().meta({ example: 0 }) }),
  }),

  readMessageDocument: endpoint({
    method: 'GET',
    path: '/v2/users/:id/messages/:messageId/:name.pdf',
    summary: 'Read a document that was attached',
    actor: 'borrower',
    answers: 'document',
    calledFrom: 'link',
    params: z.strictObject({ id, messageId: id, name: documentName }),
    data: z.undefined(),
  }),
};
