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
import type { AuthObject } from './auth-object.ts';
import { sessionEnded, tokenReceived, type authSlice } from './auth-slice.ts';
import { requestFingerprint, intentKey, isSettled, settleIntent } from './intents.ts';
import { findNewerSession } from './newer-session.ts';
import type { StoreExtra } from './store-extra.ts';
import { usualHeaders } from './usual-headers.ts';

export type Call = {
  endpoint: ClientEndpoint;
  input: AnyInput;
  /** In addition to those of every call. */
  headers?: Readonly<Record<string, string>>;
};

type AuthPart = { auth: ReturnType<typeof authSlice.reducer> };

type Answer = { data: unknown; error?: undefined } | { error: ApiError; data?: undefined };

/** `nullFor`: the refusal that means "there is none": the answer is null, not an error. */
type Options = { readonly nullFor?: string };

/** One call of the contract. A call that needs the SMS code asks for it and is repeated once. */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError, Options | undefined> = async (
  call,
  api,
  options,
) => {
  const { stepUp } = api.extra as StoreExtra;
  const answer = await sendInSession(call, api);
  if (answer.error?.type === options?.nullFor && answer.error) return { data: null };
  if (answer.error?.type !== 'stepUpRequired') return answer;
  return (await stepUp.ask(api.dispatch)) ? sendInSession(call, api) : answer;
};

/** Its answer is what other calls wait for. */
const BEGINS_VISIT = 'initializeSession';

/** Calls that have to be answered before there is a new token, so they never wait for one. */
const BEFORE_A_TOKEN: readonly string[] = ['authenticate', BEGINS_VISIT];

/**
 * A refused token may have a successor whose answer was lost, so the call is repeated once with the token that follows.
 * The session ends here where that one is refused too.
 */
async function sendInSession(call: Call, api: BaseQueryApi): Promise<Answer> {
  const { renewSession } = api.extra as StoreExtra;
  const first = await send(call, api);
  if (!isRefused(first) || BEFORE_A_TOKEN.includes(call.endpoint[0])) return first.answer;
  if (!(await renewSession(first.session))) return first.answer;
  const second = await send(call, api);
  if (isRefused(second) && second.session.token === sessionNow(api)?.token)
    api.dispatch(sessionEnded('ended'));
  return second.answer;
}

/** The session is the one whose token the call carried. */
type Sent = { answer: Answer; session: AuthObject | null };

const isRefused = (sent: Sent): sent is Sent & { session: AuthObject } =>
  sent.session !== null && sent.answer.error?.type === 'notSignedIn';

async function send({ endpoint, input, headers: own }: Call, api: BaseQueryApi): Promise<Sent> {
  const { brandId, visit, apiPlaces } = api.extra as StoreExtra;
  if (endpoint[0] !== BEGINS_VISIT) await visit;
  const newer = findNewerSession(sessionNow(api), brandId);
  if (newer) api.dispatch(tokenReceived(newer));
  const session = carriesToken(endpoint) ? sessionNow(api) : null;
  const action = isIdempotent(endpoint) ? requestFingerprint(endpoint[0], input) : null;
  const { method, url: path, body } = encodeRequest(endpoint, input);
  const url = apiAddress(path, apiPlaces);
  const init = {
    method,
    headers: {
      Accept: 'application/json',
      ...usualHeaders(brandId, (api.getState() as AuthPart).auth.session.data, session),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(action === null ? {} : { 'Idempotency-Key': intentKey(action) }),
      ...own,
    },
    body: body ?? null,
    signal: api.signal,
    credentials: API_CREDENTIALS,
  };
  const early = method === 'GET' ? await takeEarlyRead(url) : null;
  const response = early ?? (await fetch(url, init).catch(() => null));
  const answer = response ? await read(endpoint, response) : { error: networkError() };
  if (action !== null && isSettled(answer.error)) settleIntent(action);
  return { answer, session };
}

const sessionNow = (api: BaseQueryApi): AuthObject | null => (api.getState() as AuthPart).auth.authObject;

/** A document is its text, and its path alone names a format; every other answer is JSON. */
async function read(endpoint: ClientEndpoint, response: Response): Promise<Answer> {
  const isDocument = endpoint[2].endsWith('.:format');
  if (response.ok && isDocument) return { data: await response.text() };
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return { data: decodeData(endpoint, (body as { data?: unknown } | null)?.data) };
  return { error: apiError(response.status, body) };
}
