import { NOUNS } from '@fairlead/contract/endpoints';
import { errorEnvelope } from '@fairlead/contract/wire/errors';
import type { Route } from '../pipeline/route.ts';
import { describeOperation } from './describe-operation.ts';
import { INTRODUCTION } from './introduction.ts';
import { literalPathsOf } from './literal-paths.ts';
import { schemaOf, type Json } from './schemas.ts';

const VERSION = '0.1.0';

const header = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

const UUID: Json = { type: 'string', format: 'uuid' };

const SHARED_HEADERS = {
  brand: header('X-Brand', 'The brand; without it, the host name decides'),
  session: header('X-Session-Id', 'The visit, from /v2/sessions/initialize', UUID),
  lifetime: header('X-Lifetime-Id', 'The browser, from /v2/sessions/initialize', UUID),
  idempotency: header(
    'Idempotency-Key',
    'One for each action. The same key and body return the first answer again; a different body returns 422',
    { type: 'string', pattern: String.raw`^[\w-]{16,128}$` },
  ),
} as const;

const SECURITY: Json = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The `token` of `POST /v2/auth`' },
  serviceName: { type: 'apiKey', in: 'header', name: 'X-Service-Name', description: 'Which service calls' },
  serviceToken: { type: 'apiKey', in: 'header', name: 'X-Service-Token', description: 'Its own token' },
  authCookie: { type: 'apiKey', in: 'cookie', name: 'auth', description: 'Documents only' },
};

const nounOf = (name: string): string =>
  NOUNS.find(({ endpoints }) => Object.hasOwn(endpoints, name))?.name ?? 'Others';

/** Sorts operations by noun, then by the order of the endpoints in each noun. */
function inOrder(routes: readonly Route[]): readonly Route[] {
  const names = NOUNS.flatMap(({ endpoints }) => Object.keys(endpoints));
  return routes.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}

function operationsByPath(routes: readonly Route[], origin: string): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const route of inOrder(routes)) {
    for (const at of literalPathsOf(route.endpoint)) {
      const operations = (paths[at.path] ??= {});
      operations[route.endpoint.method.toLowerCase()] = describeOperation(
        route,
        at,
        nounOf(route.name),
        origin,
      );
    }
  }
  return paths;
}

function tagsOf(routes: readonly Route[]): Json[] {
  const served = new Set(routes.map(({ name }) => nounOf(name)));
  return NOUNS.filter(({ name }) => served.has(name)).map(({ name, description }) => ({ name, description }));
}

/**
 * The OpenAPI 3.1 document of these routes, from the same values that are mounted.
 * @param origin where examples for a shell send their calls.
 */
export function describeApi(routes: readonly Route[], origin: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Product API', version: VERSION, description: INTRODUCTION },
    servers: [{ url: '/', description: 'This server' }],
    tags: tagsOf(routes),
    paths: operationsByPath(routes, origin),
    components: {
      parameters: SHARED_HEADERS,
      schemas: { Error: schemaOf(errorEnvelope, 'output') },
      securitySchemes: SECURITY,
    },
  };
}
