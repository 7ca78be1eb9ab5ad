import { z } from 'zod';
import { endpoint } from './wire/endpoint.ts';

export const chatEndpoints = {
  readChatHash: endpoint({
    method: 'GET',
    path: '/v2/intercom/hmac',
    summary: 'Read the chat hash',
    description: 'Proves to the chat service who the borrower is. Not found where there is no chat.',
    actor: 'borrower',
    limitedSession: 'allowed',
    /** HMAC-SHA256 of the borrower's id, in hexadecimal. */
    data: z.strictObject({
      '@type': z.literal('hmac'),
      hmac: z.string().meta({ example: '9f86d081884c7d65…' }),
    }),
  }),
};
