import { z } from 'zod';
import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import { Fault } from './fault.ts';
import type { Request as Decoded } from './route.ts';
import { parseJson, readText } from './request-body.ts';
import { decode, givenTwice } from './validate.ts';

const nothing = z.strictObject({});

type Query = z.output<Endpoint['query']>;

const withoutQueries = new WeakMap<Endpoint, Query>();

/** What a call without a query asks for, decoded the first time. */
function withoutQuery(endpoint: Endpoint): Query {
  const query = withoutQueries.get(endpoint) ?? decode(endpoint.query, {}, 'query');
  withoutQueries.set(endpoint, query);
  return query;
}

/** Query parameters as an object; one that is given twice is refused rather than half read. */
function queryOf(url: URL): Record<string, string> {
  const names = [...url.searchParams.keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw givenTwice([twice]);
  return Object.fromEntries(url.searchParams);
}

function embedsOf(endpoint: Endpoint, query: unknown): ReadonlySet<string> {
  const { embedded = [] } = query as { embedded?: readonly string[] }; // lines that embed declare it so
  const unknown = embedded.filter((name) => !endpoint.embeds.includes(name));
  if (unknown.length === 0) return new Set(embedded);
  const known = endpoint.embeds.join(', ');
  throw new Fault('unknownEmbed', {
    message: `${unknown.join(', ')} cannot be embedded here; these can: ${known}`,
    fields: { embedded: unknown.map((name) => `${name} cannot be embedded here`) },
  });
}

/** A call without a body takes none, or an empty object. */
function bodyOf(endpoint: Endpoint, json: unknown): unknown {
  if (!(endpoint.body instanceof z.ZodUndefined)) return decode(endpoint.body, json);
  if (json !== undefined) decode(nothing, json);
  return undefined;
}

export interface ReadRequest extends Decoded<Endpoint> {
  /** Query and body as they came, by which a repetition is known. */
  readonly fingerprint: string;
}

/** A path that names nothing is not found, whatever is wrong with it. */
function paramsOf(endpoint: Endpoint, params: Record<string, string>): z.output<Endpoint['params']> {
  const result = z.safeDecode(endpoint.params, params);
  if (!result.success) throw new Fault('notFound');
  return result.data;
}

/** Reads and decodes all of a request by its endpoint. */
export async function readRequest(
  endpoint: Endpoint,
  request: Request,
  url: URL,
  pathParams: Record<string, string>,
): Promise<ReadRequest> {
  const params = paramsOf(endpoint, pathParams);
  const query = url.search === '' ? withoutQuery(endpoint) : decode(endpoint.query, queryOf(url), 'query');
  const embedded = embedsOf(endpoint, query);
  const text = endpoint.method === 'GET' ? '' : await readText(request, endpoint.bodyLimitBytes);
  const body = bodyOf(endpoint, parseJson(text, request.headers.get('content-type')));
  return { params, query, body, embedded, fingerprint: `${url.search}\n${text}` };
}
