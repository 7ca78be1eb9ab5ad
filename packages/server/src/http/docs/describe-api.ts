import { z } from 'zod';
import { COMMON_ERRORS, errorEnvelope, type CommonError } from '@fairlead/contract/wire/errors';
import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import type { Route } from '../pipeline/route.ts';
import { pathsOf } from '../pipeline/paths.ts';

type Json = Record<string, unknown>;

const VERSION = '0.1.0';

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
const WITH_BODY: readonly CommonError[] = ['malformedRequest', 'bodyTooLarge', 'unsupportedMediaType'];

const commonOf = (endpoint: Endpoint): CommonError[] => [
  ...ALWAYS,
  ...(endpoint.actor === 'borrower' ? SIGNED_IN : []),
  ...(endpoint.strength === 'strong' ? (['stepUpRequired'] as const) : []),
  ...(endpoint.method === 'GET' ? [] : WITH_BODY),
  ...(endpoint.embeds.length > 0 ? (['unknownEmbed'] as const) : []),
  ...(endpoint.idempotent ? (['idempotencyKeyReused'] as const) : []),
];

const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'input'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const header = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

const SHARED_HEADERS = {
  brand: header('X-Brand', 'The brand that is spoken to; without it the host says'),
  session: header('X-Session-Id', 'The visit, from /v2/sessions/initialize', {
    type: 'string',
    format: 'uuid',
  }),
  lifetime: header('X-Lifetime-Id', 'The browser, from /v2/sessions/initialize', {
    type: 'string',
    format: 'uuid',
  }),
  idempotency: header(
    'Idempotency-Key',
    'One per intent; the same key and body give the first answer again, another body 422',
    { type: 'string', pattern: '^[\\w-]{16,128}$' },
  ),
} as const;

const reference = (name: keyof typeof SHARED_HEADERS): Json => ({ $ref: `#/components/parameters/${name}` });

const placed = (shape: z.ZodObject, place: 'path' | 'query', embeds: readonly string[]): Json[] =>
  Object.entries(shape.shape as Record<string, z.ZodType>).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(schema, undefined).success,
    schema: schemaOf(schema),
    ...(name === 'embedded' ? { description: `Comma-joined: ${embeds.join(', ')}` } : {}),
  }));

function parametersOf(endpoint: Endpoint): Json[] {
  return [
    ...placed(endpoint.params, 'path', []),
    ...placed(endpoint.query, 'query', endpoint.embeds),
    reference('brand'),
    reference('session'),
    reference('lifetime'),
    ...(endpoint.idempotent ? [reference('idempotency')] : []),
  ];
}

const ANSWER_HEADERS = {
  'X-Request-Id': { description: 'Names the request in our logs', schema: { type: 'string' } },
};

const KEPT_HEADERS = {
  'Cache-Control': { description: 'How long the answer may be kept', schema: { type: 'string' } },
};

const documentContent: Json = {
  'text/html': { schema: { type: 'string' } },
  'application/pdf': { schema: { type: 'string', format: 'binary' } },
};

const jsonContent = (endpoint: Endpoint): Json => ({
  'application/json': {
    schema: {
      type: 'object',
      required: ['data'],
      additionalProperties: false,
      properties: { data: schemaOf(endpoint.data, 'input') },
    },
  },
});

function errorsByStatus(endpoint: Endpoint): Map<number, string[]> {
  const byStatus = new Map<number, string[]>();
  const note = (status: number, type: string) =>
    byStatus.set(status, [...(byStatus.get(status) ?? []), type]);
  for (const type of commonOf(endpoint)) note(COMMON_ERRORS[type].status, type);
  for (const [type, { status }] of Object.entries(endpoint.refusals)) note(status, type);
  return byStatus;
}

const errorResponse = (types: readonly string[]): Json => ({
  description: types.join(', '),
  headers: ANSWER_HEADERS,
  content: {
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Error' },
          { properties: { error: { properties: { type: { enum: types } } } } },
        ],
      },
    },
  },
});

function responsesOf(endpoint: Endpoint): Json {
  const byStatus = [...errorsByStatus(endpoint)].map(
    ([status, types]) => [status, errorResponse(types)] as const,
  );
  const errors: Json = Object.fromEntries(byStatus);
  const content = endpoint.answers === 'document' ? documentContent : jsonContent(endpoint);
  const headers = endpoint.cacheSeconds === null ? ANSWER_HEADERS : { ...ANSWER_HEADERS, ...KEPT_HEADERS };
  const success = { description: endpoint.summary, headers, content };
  return { [endpoint.status]: success, ...errors };
}

const securityOf = ({ actor, answers }: Endpoint): Json[] => {
  if (actor !== 'borrower') return [];
  return answers === 'document' ? [{ bearer: [] }, { authCookie: [] }] : [{ bearer: [] }];
};

const strengthNote = ({ strength }: Endpoint): string =>
  strength === 'strong' ? 'Needs a session that gave the SMS code in the last 15 minutes.' : '';

function operationOf({ name, endpoint }: Route, isAlias: boolean): Json {
  const hasBody = !(endpoint.body instanceof z.ZodUndefined);
  const content = hasBody ? { 'application/json': { schema: schemaOf(endpoint.body) } } : {};
  return {
    operationId: isAlias ? `${name}Alias` : name,
    summary: endpoint.summary,
    description: strengthNote(endpoint),
    'x-actor': endpoint.actor,
    'x-strength': endpoint.strength,
    'x-idempotent': endpoint.idempotent,
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint),
    ...(hasBody ? { requestBody: { required: true, content } } : {}),
    responses: responsesOf(endpoint),
  };
}

/** `/v2/loans/:id/:slug.pdf` in the words of OpenAPI: `/v2/loans/{id}/{slug}.pdf`. */
const openApiPath = (path: string): string => path.replace(/:([a-z]\w*)/gi, '{$1}');

function operationsByPath(routes: readonly Route[]): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    for (const [index, path] of pathsOf(route.endpoint).entries()) {
      const at = (paths[openApiPath(path)] ??= {});
      at[route.endpoint.method.toLowerCase()] = operationOf(route, index > 0);
    }
  }
  return paths;
}

/** The OpenAPI 3.1 document of these routes, from the same values that are mounted. */
export function describeApi(routes: readonly Route[]): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Product API',
      version: VERSION,
      description:
        'Money is pounds with at most two decimals. Dates are YYYY-MM-DD, instants ISO 8601 in UTC.',
    },
    paths: operationsByPath(routes),
    components: {
      parameters: SHARED_HEADERS,
      schemas: { Error: schemaOf(errorEnvelope, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        authCookie: { type: 'apiKey', in: 'cookie', name: 'auth' },
      },
    },
  };
}
