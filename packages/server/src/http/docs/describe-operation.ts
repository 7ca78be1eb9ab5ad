import type { z } from 'zod';
import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import type { Route } from '../pipeline/route.ts';
import { curlOf } from './curl.ts';
import { describeFacts } from './describe-facts.ts';
import { responsesOf } from './describe-responses.ts';
import { exampleOf } from './example-of.ts';
import type { LiteralPath } from './literal-paths.ts';
import { hasBody, isOptional, schemaOf, shapeOf, type Json } from './schemas.ts';

/** A coerced value arrives as text; the schema of its result says what the text has to contain. */
function wireSchemaOf(schema: z.ZodType): Json {
  const given = schemaOf(schema);
  return 'type' in given || 'anyOf' in given ? given : schemaOf(schema, 'output');
}

const placed = (name: string, place: 'path' | 'query', schema: z.ZodType, extra: Json = {}): Json => {
  const described = wireSchemaOf(schema);
  const isRequired = place === 'path' || !isOptional(schema);
  const example = described.examples || isRequired ? { example: exampleOf(described) } : {};
  return { name, in: place, required: isRequired, schema: described, ...example, ...extra };
};

const SHARED = ['brand', 'session', 'lifetime'] as const;

const reference = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

function parametersOf(endpoint: Endpoint, open: readonly string[]): Json[] {
  const params = shapeOf(endpoint.params);
  const embeds = { description: `Comma-separated: ${endpoint.embeds.join(', ')}` };
  return [
    ...open.flatMap((name) => (params[name] ? [placed(name, 'path', params[name])] : [])),
    ...Object.entries(shapeOf(endpoint.query)).map(([name, schema]) =>
      placed(name, 'query', schema, name === 'embedded' ? embeds : {}),
    ),
    ...SHARED.map(reference),
    ...(endpoint.idempotent ? [reference('idempotency')] : []),
  ];
}

const securityOf = ({ actor, answers }: Endpoint): Json[] => {
  if (actor === 'service') return [{ serviceName: [], serviceToken: [] }];
  if (actor === 'staff') return [{ bearer: [] }];
  if (actor !== 'borrower') return [];
  return answers === 'document' ? [{ bearer: [] }, { authCookie: [] }] : [{ bearer: [] }];
};

const bodyOf = (endpoint: Endpoint): Json => {
  const schema = schemaOf(endpoint.body);
  return { required: true, content: { 'application/json': { schema, example: exampleOf(schema) } } };
};

const capitalised = (value: string): string =>
  value.replaceAll(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());

function namesOf({ name, endpoint }: Route, { values, isAlias }: LiteralPath) {
  const written = values.length > 0 ? `: ${values.join('.')}` : '';
  return {
    operationId: `${name}${values.map(capitalised).join('')}${isAlias ? 'Alias' : ''}`,
    summary: `${endpoint.summary}${written}${isAlias ? ' (without /v2)' : ''}`,
  };
}

/** One address of an endpoint, from everything that its contract entry says. */
export function describeOperation(route: Route, at: LiteralPath, noun: string, origin: string): Json {
  const { endpoint } = route;
  return {
    ...namesOf(route, at),
    tags: [noun],
    description: describeFacts(endpoint),
    'x-actor': endpoint.actor,
    'x-strength': endpoint.strength,
    'x-idempotent': endpoint.idempotent,
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curlOf(endpoint, at.path, origin) }],
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, at.open),
    ...(hasBody(endpoint) ? { requestBody: bodyOf(endpoint) } : {}),
    responses: responsesOf(endpoint, at),
  };
}
