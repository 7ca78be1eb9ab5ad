/**
 * The contract as the browser sees it: where a call goes, where money is in it, and its types. No validator
 * is loaded; the server checks what arrives and the browser trusts the server's shapes.
 */
import { pence, type Pence } from '@fairlead/core/money/pence';
import { penceToPounds, poundsToPence } from '@fairlead/core/money/pounds';
import type { ClientEndpoint } from './client-endpoint.ts';
import { OPEN_ERRORS } from './open-errors.ts';
import type * as endpoint from './endpoint.ts';
import type { Endpoints, BrowserEndpointName as EndpointName } from '../endpoints.ts';

export type { BrowserEndpointName as EndpointName } from '../endpoints.ts';
export type { ClientEndpoint } from './client-endpoint.ts';
export type { ErrorEnvelope } from './errors.ts';

export type ParamsOf<N extends EndpointName> = endpoint.ParamsOf<Endpoints[N]>;
export type QueryOf<N extends EndpointName> = endpoint.QueryOf<Endpoints[N]>;
/** What a call is given. Money is in pence. */
export type BodyOf<N extends EndpointName> = endpoint.BodyOf<Endpoints[N]>;
/** What a call answers. Money is in pence. */
export type DataOf<N extends EndpointName> = endpoint.DataOf<Endpoints[N]>;

/** An empty shape is a record of nothing, whose keys are any string. */
type HasKeys<T> = string extends keyof T ? false : keyof T extends never ? false : true;

/** The input of a call: `params` and `body` where the endpoint has them, `query` always optional. */
export type InputOf<N extends EndpointName> = (HasKeys<ParamsOf<N>> extends true
  ? { params: ParamsOf<N> }
  : unknown) &
  (HasKeys<QueryOf<N>> extends true ? { query?: Partial<QueryOf<N>> } : unknown) &
  (BodyOf<N> extends undefined ? unknown : { body: BodyOf<N> });

/** The parts of any call, before they are bound to an endpoint. */
export type AnyInput = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

export type WireRequest = { method: endpoint.Method; url: string; body: string | undefined };

/** Whether a call honours Idempotency-Key. */
export function isIdempotent([, , , , isRepeatable]: ClientEndpoint): boolean {
  return isRepeatable;
}

/** Whether a call carries the token of the signed-in borrower. */
export function carriesToken([, , , withToken]: ClientEndpoint): boolean {
  return withToken;
}

/** Whether a request that failed in this way has been decided; otherwise its effect is unknown or was never tried. */
export function isFinalError(type: string): boolean {
  return !OPEN_ERRORS.includes(type);
}

/** The request that a call makes: the path filled in, lists comma-joined, pence turned into pounds. */
export function encodeRequest([, method, path, , , given]: ClientEndpoint, input: AnyInput): WireRequest {
  const url = fillPath(path, input.params ?? {}) + queryString(input.query ?? {});
  const hasBody = input.body !== undefined;
  const body = hasBody ? JSON.stringify(convertMoney(input.body, planOf(given), toPounds)) : undefined;
  return { method, url, body };
}

/** The data of an answer, pounds turned into pence. */
export function decodeData<N extends EndpointName>(endpoint: ClientEndpoint<N>, data: unknown): DataOf<N> {
  // The server encoded it by the same endpoint.
  return convertMoney(data, planOf(endpoint[6]), toPence) as DataOf<N>;
}

function planOf(places: string): readonly string[] {
  return places.split(' ').filter((place) => place !== '');
}

function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryString(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const pairs = given.map(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : String(value);
    return `${encodeURIComponent(name)}=${encodeURIComponent(text).replaceAll('%2C', ',')}`;
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const toPounds = (amount: number): number => penceToPounds(amount as Pence);

/** @throws RangeError when the answer holds what is not money: a fault of the server, never rounded away. */
function toPence(pounds: number): Pence {
  const outcome = poundsToPence(pounds);
  return outcome.ok ? outcome.value : pence(Number.NaN);
}

function convertMoney(value: unknown, places: readonly string[], convert: (n: number) => number): unknown {
  return places.reduce((whole, place) => convertAt(whole, partsOf(place), convert), value);
}

/** `schedule[].payment` is the key `schedule`, every element, the key `payment`. */
function partsOf(place: string): readonly string[] {
  return place
    .replaceAll('[]', '.[]')
    .split('.')
    .filter((part) => part !== '');
}

/** A copy with the number at the place converted; a relation that was not sent is left as it is. */
function convertAt(value: unknown, parts: readonly string[], convert: (n: number) => number): unknown {
  const [part, ...rest] = parts;
  if (part === undefined) return typeof value === 'number' ? convert(value) : value;
  if (value === null || typeof value !== 'object') return value;
  if (part === '[]') {
    return Array.isArray(value) ? value.map((element) => convertAt(element, rest, convert)) : value;
  }
  if (!Object.hasOwn(value, part)) return value;
  const inner = (value as Record<string, unknown>)[part];
  return { ...value, [part]: convertAt(inner, rest, convert) };
}
