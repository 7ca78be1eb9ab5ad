import { randomUUID } from 'node:crypto';
import type { AppServices } from '../../context.ts';
import { isSender, receiveMessage, SENDERS } from '../../resources/provider-message/receive-message.ts';
import { plainRefusal, textResponse } from '../answers/answers.ts';
import { readBytes } from '../pipeline/request-body.ts';

/** Larger than any message of a payment. */
const LARGEST_MESSAGE_BYTES = 256 * 1024;

const BAD_REQUEST = 400;

/**
 * Takes what a provider sends by itself: the bytes as they came, with the signature over them. 200 once it is stored,
 * so that the provider sends it again otherwise.
 */
export async function takeWebhook(services: AppServices, name: string, request: Request): Promise<Response> {
  const requestId = randomUUID();
  if (!isSender(name)) return plainRefusal('notFound', requestId);
  const bytes = await readBytes(request, LARGEST_MESSAGE_BYTES).catch(() => null);
  if (bytes === null) return textResponse('not readable', BAD_REQUEST, requestId);
  const signature = request.headers.get(SENDERS[name].header);
  const isStored = await receiveMessage(services, name, { bytes, signature });
  return isStored
    ? textResponse('received', 200, requestId)
    : textResponse('refused', BAD_REQUEST, requestId);
}
