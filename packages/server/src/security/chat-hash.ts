import { createHmac } from 'node:crypto';

/** How the chat service is shown that this is the borrower with this id, by the secret it gave us. */
export function chatHash(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(userId).digest('hex');
}
