import { COMMON_ERRORS, type CommonError, type ErrorEnvelope } from '@fairlead/contract/wire/errors';
import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import { apiHeaders } from './headers.ts';
import type { DocumentAnswer, RefusalDetail } from './outcome.ts';
import { wordsFor } from './refusal-words.ts';

/** An answer before it becomes bytes; what is kept under an idempotency key. */
export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

const isCommon = (type: string): type is CommonError => Object.hasOwn(COMMON_ERRORS, type);

const fieldsOf = (fields: NonNullable<RefusalDetail['fields']>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, [...texts]]));

function envelope(type: string, detail: RefusalDetail, requestId: string): ErrorEnvelope {
  return {
    error: {
      type,
      ...(detail.reasonCode === undefined ? {} : { reasonCode: detail.reasonCode }),
      message: detail.message ?? wordsFor(type),
      ...(detail.fields ? { fields: fieldsOf(detail.fields) } : {}),
      requestId,
    },
  };
}

/** A refusal of this line, or one that any call may answer. */
export function refusalAnswer(
  line: Endpoint | null,
  refusal: string,
  detail: RefusalDetail,
  requestId: string,
): JsonAnswer {
  const status = line?.refusals[refusal] ?? (isCommon(refusal) ? COMMON_ERRORS[refusal] : undefined);
  if (status === undefined) throw new Error(`${refusal} is not a refusal of this call`);
  return { status, body: envelope(refusal, detail, requestId) };
}

export function faultAnswer(type: CommonError, detail: RefusalDetail, requestId: string): JsonAnswer {
  return refusalAnswer(null, type, detail, requestId);
}

export function jsonResponse(
  { status, body }: JsonAnswer,
  requestId: string,
  extra: Readonly<Record<string, string>> = {},
): Response {
  const headers = apiHeaders(requestId, { 'content-type': 'application/json; charset=utf-8', ...extra });
  return new Response(JSON.stringify(body), { status, headers });
}

export function documentResponse(answer: DocumentAnswer, requestId: string): Response {
  const disposition = answer.isDownload ? 'attachment' : 'inline';
  const headers = apiHeaders(requestId, {
    'content-type': answer.contentType,
    'content-disposition': `${disposition}; filename="${answer.filename}"`,
    'content-security-policy': answer.contentSecurityPolicy,
  });
  return new Response(Buffer.from(answer.bytes), { status: 200, headers });
}
