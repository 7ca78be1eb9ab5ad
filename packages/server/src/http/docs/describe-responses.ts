import { COMMON_ERRORS, type CommonError } from '@fairlead/contract/wire/errors';
import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import type { Refusal } from '@fairlead/contract/wire/refusal';
import { exampleOf } from './example-of.ts';
import type { LiteralPath } from './literal-paths.ts';
import { schemaOf, type Json } from './schemas.ts';

/** Errors of every call, and those that only some kinds of call can answer. */
const ALWAYS: readonly CommonError[] = [
  'validationFailed',
  'brandNotConfigured',
  'notFound',
  'tooManyRequests',
  'internalError',
  'unavailable',
];
const SIGNED_IN: readonly CommonError[] = ['notSignedIn', 'openFromEmail'];
const SIGNED_ON: readonly CommonError[] = ['notSignedIn', 'roleRequired'];
const WITH_BODY: readonly CommonError[] = ['malformedRequest', 'bodyTooLarge', 'unsupportedMediaType'];

const commonOf = (endpoint: Endpoint): CommonError[] => [
  ...ALWAYS,
  ...(endpoint.actor === 'borrower' ? SIGNED_IN : []),
  ...(endpoint.actor === 'service' ? (['serviceNotKnown'] as const) : []),
  ...(endpoint.actor === 'staff' ? SIGNED_ON : []),
  ...(endpoint.strength === 'strong' ? (['stepUpRequired'] as const) : []),
  ...(endpoint.method === 'GET' ? [] : WITH_BODY),
  ...(endpoint.embeds.length > 0 ? (['unknownEmbed'] as const) : []),
  ...(endpoint.idempotent ? (['idempotencyKeyReused'] as const) : []),
];

const EXAMPLE_REQUEST_ID = '01a1f866-0d4d-7a60-b68a-a0e7ce9d5c0a';

const ANSWER_HEADERS: Json = {
  'X-Request-Id': { description: 'Names the request in our logs', schema: { type: 'string' } },
};

const CACHE_HEADER: Json = {
  'Cache-Control': { description: 'How long the answer may be cached', schema: { type: 'string' } },
};

const RETRY_HEADER: Json = {
  'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer' } },
};

const RETRY_STATUSES: readonly number[] = [429, 503];

const DOCUMENT_TYPES: Readonly<Record<string, Json>> = {
  html: { 'text/html': { schema: { type: 'string' } } },
  zip: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  csv: { 'text/csv': { schema: { type: 'string' } } },
  pdf: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
};

function dataContent({ data }: Endpoint): Json {
  const schema = {
    type: 'object',
    required: ['data'],
    additionalProperties: false,
    properties: { data: schemaOf(data) },
  };
  return { 'application/json': { schema, example: exampleOf(schema) } };
}

function successOf(endpoint: Endpoint, { path }: LiteralPath): Json {
  const format = /\.(html|pdf|zip|csv)(?:\/|$)/.exec(path)?.[1] ?? '';
  const content = endpoint.answers === 'document' ? DOCUMENT_TYPES[format] : dataContent(endpoint);
  const headers = endpoint.cacheSeconds === null ? ANSWER_HEADERS : { ...ANSWER_HEADERS, ...CACHE_HEADER };
  return { description: endpoint.summary, headers, content };
}

type Named = readonly [type: string, refusal: Refusal];

const exampleError = ([type, { message }]: Named): Json => ({
  value: { error: { type, message, requestId: EXAMPLE_REQUEST_ID } },
});

function errorResponse(errors: readonly Named[]): Json {
  const types = errors.map(([type]) => type);
  const mayRetry = errors.some(([, { status }]) => RETRY_STATUSES.includes(status));
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { properties: { error: { properties: { type: { enum: types } } } } },
    ],
  };
  const examples = Object.fromEntries(errors.map((named) => [named[0], exampleError(named)]));
  return {
    description: types.join(', '),
    headers: mayRetry ? { ...ANSWER_HEADERS, ...RETRY_HEADER } : ANSWER_HEADERS,
    content: { 'application/json': { schema, examples } },
  };
}

/** What a call of the endpoint answers, by status. */
export function responsesOf(endpoint: Endpoint, at: LiteralPath): Json {
  const common = commonOf(endpoint).map((type): Named => [type, COMMON_ERRORS[type]]);
  const byStatus = Map.groupBy([...common, ...Object.entries(endpoint.refusals)], ([, { status }]) => status);
  const errors = [...byStatus].map(([status, named]) => [status, errorResponse(named)] as const);
  return { [endpoint.status]: successOf(endpoint, at), ...Object.fromEntries(errors) };
}
