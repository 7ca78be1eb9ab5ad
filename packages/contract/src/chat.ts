import { z } from 'zod';
import { endpoint } from './wire/endpoint.ts';

export const chatEndpoints = {
  readChatHash: endpoint({
    method: 'GET',
    path: '/v2/intercom/hmac',
    summary:
      'By which the chat knows that the borrower is who the page says; not found where there is no chat',
    actor: 'borrower',
    /** HMAC-SHA256 of the borrower's id, in hexadecimal. */
    data: z.strictObject({ '@type': z.literal('hmac'), hmac: z.string() }),
  }),
};
