import { staffEndpoints } from '@fairlead/contract/staff';
import type { DataOf } from '@fairlead/contract/wire/endpoint';
import { COMMON_ERRORS, errorEnvelope, type ErrorEnvelope } from '@fairlead/contract/wire/errors';
import { accept, type Accepted } from '@fairlead/core/outcome';
import type { CallApi } from '../../../parts/public/public-page.ts';

type Endpoints = typeof staffEndpoints;

export type StaffCall = {
  token?: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  idempotencyKey?: string;
};

export type StaffRefusal = {
  ok: false;
  status: number;
  error: Pick<ErrorEnvelope['error'], 'type' | 'message' | 'fields'>;
};

const { unavailable } = COMMON_ERRORS;

const UNAVAILABLE: StaffRefusal = {
  ok: false,
  status: unavailable.status,
  error: { type: 'unavailable', message: unavailable.message },
};

function requestOf(
  name: keyof Endpoints,
  { token, params = {}, query, body, idempotencyKey }: StaffCall,
): Request {
  const { method, path } = staffEndpoints[name];
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const url = new URL(filled, 'http://localhost');
  url.search = new URLSearchParams(query).toString();
  const headers = new Headers();
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  if (body === undefined) return new Request(url, { method, headers });
  headers.set('Content-Type', 'application/json');
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}

/** Calls the API for the member of staff whose token it is. What is not an answer of the API is `unavailable`. */
export async function callStaff<N extends keyof Endpoints>(
  callApi: CallApi | null,
  name: N,
  call: StaffCall = {},
): Promise<Accepted<DataOf<Endpoints[N]>> | StaffRefusal> {
  if (!callApi) return UNAVAILABLE;
  const answer = await callApi(requestOf(name, call));
  const json: unknown = await answer.json().catch(() => null);
  const data = typeof json === 'object' && json !== null && 'data' in json ? json.data : undefined;
  const read = staffEndpoints[name].data.safeParse(data);
  // The schema is that of the same endpoint.
  if (read.success) return accept(read.data as DataOf<Endpoints[N]>);
  const refused = errorEnvelope.safeParse(json).data;
  return refused ? { ok: false, status: answer.status, error: refused.error } : UNAVAILABLE;
}
