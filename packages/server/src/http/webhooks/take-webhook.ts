import { randomUUID } from 'node:crypto';
import type { AppServices } from '../../context.ts';
import { receiveMessage } from '../../resources/provider-message/receive-message.ts';
import { isSender } from '../../resources/provider-message/senders.ts';
import { plainRefusal, textResponse } from '../answers/answers.ts';
import { readBytes } from '../pipeline/request-body.ts';

/** Larger than any message of a payment. */
const LARGEST_MESSAGE_BYTES = 256 * 1024;

const BAD_REQUEST = 400;
const UNAVAILABLE = 503;

/**
 * Takes what a provider sends by itself: the bytes as they came, with the signature over them. 200 once it is stored,
 * so that the provider sends it again otherwise.
 */
export async function takeWebhook(services: AppServices, name: string, request: Request): Promise<Response> {
  const requestId = randomUUID();
  if (!isSender(name)) return plainRefusal('notFound', requestId);
  const bytes = await readBytes(request, LARGEST_MESSAGE_BYTES).catch(() => null);
  if (bytes === null) return textResponse('not readable', BAD_REQUEST, requestId);
  const { pathname: path } = new URL(request.url);
  const header = (of: string): string | null => request.headers.get(of);
  const answer = await receiveMessage(services, name, { bytes, path, header });
  if (answer === 'refused') return textResponse(answer, BAD_REQUEST, requestId);
  if (answer === 'not-now') return textResponse(answer, UNAVAILABLE, requestId);
  return textResponse(answer.body, 200, requestId, answer.headers);
}
