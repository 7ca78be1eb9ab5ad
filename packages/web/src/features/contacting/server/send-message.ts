import type { BrandId } from '@fairlead/brands/brand';
import { contactMessageEndpoints } from '@fairlead/contract/contact-message';
import { errorEnvelope } from '@fairlead/contract/wire/errors';
import type { CallApi } from '../../../parts/public/public-page.ts';
import { FIELDS, type Problems, type Trouble } from '../message-form.ts';
import { problemWords } from '../problems.ts';
import type { Message } from './check-message.ts';

export type Sent = { reference: string } | { problems: Problems } | Trouble;

const TOO_MANY_REQUESTS = 429;

/** The longest wait until the next message from one connection, used when the API gives none. */
const UNSAID_WAIT_SECONDS = 3_600;

/**
 * Gives a message to the API. It needs no Idempotency-Key: the API keeps the same words of the same sender once a
 * day and gives their reference again, however they come a second time.
 */
export async function sendMessage(callApi: CallApi | null, brandId: BrandId, body: Message): Promise<Sent> {
  if (!callApi) return { trouble: 'unreachable' };
  const answer = await callApi(requestOf(brandId, body));
  if (answer.status === TOO_MANY_REQUESTS) return { trouble: 'tooMany', waitSeconds: waitIn(answer) };
  const json: unknown = await answer.json().catch(() => null);
  return referenceIn(json) ?? problemsIn(json) ?? { trouble: 'unreachable' };
}

function waitIn({ headers }: Response): number {
  const seconds = Number(headers.get('Retry-After') ?? NaN);
  return Number.isSafeInteger(seconds) && seconds >= 0 ? seconds : UNSAID_WAIT_SECONDS;
}

function requestOf(brandId: BrandId, body: Message): Request {
  const { method, path } = contactMessageEndpoints.contactUs;
  return new Request(new URL(path, 'http://localhost'), {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Brand': brandId },
    body: JSON.stringify(body),
  });
}

function referenceIn(json: unknown): { reference: string } | null {
  if (typeof json !== 'object' || json === null || !('data' in json)) return null;
  const { data } = contactMessageEndpoints.contactUs.data.safeParse(json.data);
  return data ? { reference: data.reference } : null;
}

function problemsIn(json: unknown): { problems: Problems } | null {
  const fields = errorEnvelope.safeParse(json).data?.error.fields ?? {};
  const refused = FIELDS.filter((field) => Object.hasOwn(fields, field));
  if (refused.length === 0) return null;
  return { problems: Object.fromEntries(refused.map((field) => [field, problemWords(field, 'wrong')])) };
}
