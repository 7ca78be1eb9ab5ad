import { COMMON_ERRORS, type CommonError, type ErrorEnvelope } from '@fairlead/contract/wire/errors';
import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import { DOCUMENT_CSP } from '../../documents/document-style.ts';
import { apiHeaders } from './headers.ts';
import type { Refusal, Refusals } from '@fairlead/contract/wire/refusal';
import type { RefusalDetail } from '@fairlead/core/outcome';
import type { DocumentAnswer } from './result.ts';

/** An answer before it becomes bytes; what is stored under an idempotency key. */
export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

const COMMON: Refusals = COMMON_ERRORS;

const fieldsOf = (fields: NonNullable<RefusalDetail['fields']>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, [...texts]]));

function envelope(
  type: string,
  { message }: Refusal,
  detail: RefusalDetail,
  requestId: string,
): ErrorEnvelope {
  return {
    error: {
      type,
      ...(detail.reasonCode === undefined ? {} : { reasonCode: detail.reasonCode }),
      message: detail.message ?? message,
      ...(detail.fields ? { fields: fieldsOf(detail.fields) } : {}),
      requestId,
    },
  };
}

/** A refusal of this endpoint, or an error that any endpoint may answer. */
export function refusalAnswer(
  endpoint: Endpoint | null,
  type: string,
  detail: RefusalDetail,
  requestId: string,
): JsonAnswer {
  const stated = endpoint?.refusals[type] ?? COMMON[type];
  if (!stated) throw new Error(`${type} is not a refusal of this endpoint`);
  return { status: stated.status, body: envelope(type, stated, detail, requestId) };
}

export function faultAnswer(type: CommonError, detail: RefusalDetail, requestId: string): JsonAnswer {
  return refusalAnswer(null, type, detail, requestId);
}

/** Seconds after which a caller that got 503 can try again. */
const RETRY_AFTER_SECONDS = 5;

const UNAVAILABLE = 503;

const retryHeader = (status: number): Record<string, string> =>
  status === UNAVAILABLE ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {};

export function jsonResponse(
  { status, body }: JsonAnswer,
  requestId: string,
  extra: Readonly<Record<string, string>> = {},
): Response {
  const headers = apiHeaders(requestId, {
    'content-type': 'application/json; charset=utf-8',
    ...retryHeader(status),
    ...extra,
  });
  return new Response(JSON.stringify(body), { status, headers });
}

/** A short plain text with the security headers of every answer. */
export function textResponse(
  text: string,
  status: number,
  requestId: string,
  extra: Readonly<Record<string, string>> = {},
): Response {
  const headers = apiHeaders(requestId, { 'content-type': 'text/plain; charset=utf-8', ...extra });
  return new Response(text, { status, headers });
}

/** An error in a few words, for pages and files that have no envelope. */
export function plainRefusal(
  type: CommonError,
  requestId: string,
  extra: Readonly<Record<string, string>> = {},
): Response {
  const { status, message } = COMMON_ERRORS[type];
  return textResponse(message, status, requestId, { ...retryHeader(status), ...extra });
}

export function documentResponse(answer: DocumentAnswer, requestId: string): Response {
  const disposition = answer.isDownload ? 'attachment' : 'inline';
  const headers = apiHeaders(requestId, {
    'content-type': answer.contentType,
    'content-disposition': `${disposition}; filename="${answer.filename}"`,
    'content-security-policy': answer.policy ?? DOCUMENT_CSP,
  });
  return new Response(Buffer.from(answer.bytes), { status: 200, headers });
}
