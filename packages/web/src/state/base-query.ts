import {
  carriesToken,
  decodeData,
  encodeRequest,
  isIdempotent,
  type AnyInput,
  type ClientEndpoint,
} from '@fairlead/contract/wire/client';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { takeEarlyRead } from './early-reads.ts';
import { API_CREDENTIALS, apiAddress } from './api-address.ts';
import { apiError, networkError, type ApiError } from './api-error.ts';
import { sessionEnded, tokenReceived, type authSlice } from './auth-slice.ts';
import { requestFingerprint, intentKey, isSettled, settleIntent } from './intents.ts';
import { findNewerSession } from './newer-session.ts';
import { readLifetimeId } from './session-ids.ts';
import type { StoreExtra } from './store-extra.ts';

export type Call = {
  endpoint: ClientEndpoint;
  input: AnyInput;
  /** In addition to those of every call. */
  headers?: Readonly<Record<string, string>>;
};

type AuthPart = { auth: ReturnType<typeof authSlice.reducer> };

type Answer = { data: unknown; error?: undefined } | { error: ApiError; data?: undefined };

/** One call of the contract. A call that needs the SMS code asks for it and is repeated once. */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (call, api) => {
  const { stepUp } = api.extra as StoreExtra;
  const answer = await send(call, api);
  if (answer.error?.type !== 'stepUpRequired') return answer;
  return (await stepUp.ask(api.dispatch)) ? send(call, api) : answer;
};

/** Its answer is what other calls wait for. */
const BEGINS_VISIT = 'initializeSession';

async function send({ endpoint, input, headers: own }: Call, api: BaseQueryApi): Promise<Answer> {
  const { brandId, visit, apiPlaces } = api.extra as StoreExtra;
  if (endpoint[0] !== BEGINS_VISIT) await visit;
  const newer = findNewerSession((api.getState() as AuthPart).auth.authObject, brandId);
  if (newer) api.dispatch(tokenReceived(newer));
  const action = isIdempotent(endpoint) ? requestFingerprint(endpoint[0], input) : null;
  const { method, url: path, body } = encodeRequest(endpoint, input);
  const url = apiAddress(path, apiPlaces);
  const usual = { ...headersOf(api, body !== undefined, action), ...authorizationOf(endpoint, api) };
  const headers: Readonly<Record<string, string>> = { ...usual, ...own };
  const init = {
    method,
    headers,
    body: body ?? null,
    signal: api.signal,
    credentials: API_CREDENTIALS,
  };
  const early = method === 'GET' ? await takeEarlyRead(url) : null;
  const response = early ?? (await fetch(url, init).catch(() => null));
  const answer = response ? await read(endpoint, response) : { error: networkError() };
  if (answer.error?.type === 'notSignedIn' && headers.Authorization === tokenHeaderOf(api))
    api.dispatch(sessionEnded('ended'));
  if (action !== null && isSettled(answer.error)) settleIntent(action);
  return answer;
}

function headersOf(api: BaseQueryApi, hasBody: boolean, action: string | null): Record<string, string> {
  const { brandId } = api.extra as StoreExtra;
  return {
    Accept: 'application/json',
    'X-Brand': brandId,
    ...visitHeaders((api.getState() as AuthPart).auth),
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
    ...(action === null ? {} : { 'Idempotency-Key': intentKey(action) }),
  };
}

/** Of a visit that is beginning only the browser's own id is known. */
function visitHeaders({ session: { data } }: AuthPart['auth']): Record<string, string> {
  if (data) return { 'X-Session-Id': data.id, 'X-Lifetime-Id': data.lifetimeId };
  const lifetimeId = readLifetimeId();
  return lifetimeId === null ? {} : { 'X-Lifetime-Id': lifetimeId };
}

/** Of the session as it is now: one that began after a call was sent does not end when that is refused. */
function tokenHeaderOf(api: BaseQueryApi): string | undefined {
  const { authObject } = (api.getState() as AuthPart).auth;
  return authObject ? `Bearer ${authObject.token}` : undefined;
}

function authorizationOf(endpoint: ClientEndpoint, api: BaseQueryApi): Record<string, string> {
  const header = tokenHeaderOf(api);
  return header !== undefined && carriesToken(endpoint) ? { Authorization: header } : {};
}

async function read(endpoint: ClientEndpoint, response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return { data: decodeData(endpoint, (body as { data?: unknown } | null)?.data) };
  return { error: apiError(response.status, body) };
}
