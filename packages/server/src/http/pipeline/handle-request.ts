import type { Actor } from '@fairlead/contract/wire/endpoint';
import { encoderOf } from '@fairlead/contract/wire/encoder';
import type { AppServices, RequestContext } from '../../context.ts';
import { actAs, type ActingAs } from '../../database/acting-as.ts';
import { transaction } from '../../database/database.ts';
import { documentResponse, jsonResponse, refusalAnswer, type JsonAnswer } from '../answers/answers.ts';
import { withDenialsAudited } from './audit-denied.ts';
import { callerOf, type Caller } from './authentication.ts';
import { cookieOf, networkHashOf } from './caller.ts';
import { shownNetworkOf } from './network-of.ts';
import { Fault } from './fault.ts';
import { idempotencyKeyOf, repetitionOf, type Repetition } from './idempotency.ts';
import type { Route } from './route.ts';
import type { Accepted, Refused } from '@fairlead/core/outcome';
import type { DocumentAnswer } from '../answers/result.ts';
import { authorise } from './policy.ts';
import { countLimitedRefusal, withinLimits } from './rate-limits.ts';
import { readRequest, type ReadRequest } from './read-request.ts';

export interface IncomingCall {
  readonly request: Request;
  readonly url: URL;
  readonly requestId: string;
  readonly params: Record<string, string>;
  /** The caller's network address. */
  readonly address: string;
}

type AnyResult = Accepted<unknown> | Refused;

const SERVER_ERRORS = 500;

const isResult = (value: unknown): value is AnyResult =>
  typeof value === 'object' && value !== null && 'ok' in value && ('value' in value || 'refusal' in value);

function answerOf({ endpoint }: Route, result: AnyResult, requestId: string): JsonAnswer {
  if (!result.ok) return refusalAnswer(endpoint, result.refusal, result.detail ?? {}, requestId);
  return { status: endpoint.status, body: { data: encoderOf(endpoint.data)(result.value) } };
}

function nameOf({ actor, staff, brand }: Caller): string {
  if (staff) return `staff:${staff.subject}`;
  return actor ? `borrower:${actor.userId}` : `anyone:${brand.id}`;
}

/** The name of a call for its Idempotency-Key; null when it has none or the endpoint takes none. */
function repetition(
  services: AppServices,
  route: Route,
  arrival: IncomingCall,
  caller: Caller,
  read: ReadRequest,
): Repetition | null {
  const key = route.endpoint.idempotent ? idempotencyKeyOf(arrival.request) : null;
  if (key === null) return null;
  const actor = nameOf(caller);
  const at = Object.values(arrival.params).join('/');
  return repetitionOf(services, { actor, key, route: `${route.name}/${at}` }, read.fingerprint);
}

async function contextOf(
  services: AppServices,
  route: Route,
  { request, requestId, address }: IncomingCall,
  caller: Caller,
  again: Repetition | null,
  cookies: string[],
): Promise<RequestContext> {
  const { today, now } = await services.clock.read();
  return {
    ...services,
    actor: caller.actor,
    staff: caller.staff,
    brand: caller.brand,
    presentedToken: caller.presentedToken,
    requestId,
    addressHash: () => services.cipher.blindIndex('address', address),
    networkHash: () => networkHashOf(services, address),
    shownNetwork: () => shownNetworkOf(address),
    today,
    now,
    method: request.method,
    header: (name) => request.headers.get(name),
    cookie: (name) => cookieOf(request, name),
    setCookie: (text) => void cookies.push(text),
    idempotencyKey: again ? idempotencyKeyOf(request) : null,
    transaction: (work) =>
      transaction(services.db, async (tx) => {
        await again?.begin(tx);
        const result = await work(tx);
        const answer = again && isResult(result) ? answerOf(route, result, requestId) : undefined;
        if (answer && answer.status < SERVER_ERRORS) await again?.store(tx, answer);
        return result;
      }),
  };
}

/** A refusal may mean that the first request with this key has just had its effect: then its answer is repeated. */
async function resolveAnswer(
  route: Route,
  result: AnyResult,
  requestId: string,
  again: Repetition | null,
): Promise<JsonAnswer> {
  const earlier = result.ok ? undefined : await again?.earlierAnswer();
  return earlier ?? answerOf(route, result, requestId);
}

/**
 * A session that is limited to one application is asked to open the link that was sent: the one answer that shows that
 * the email address is known, so each sender gets only so many.
 */
async function authorised(
  services: AppServices,
  route: Route,
  caller: Caller,
  { params, address }: IncomingCall,
): Promise<void> {
  try {
    authorise(route, caller, params);
  } catch (error) {
    if (error instanceof Fault && error.type === 'openFromEmail')
      await countLimitedRefusal(services, address);
    throw error;
  }
}

/** Whose rows each kind of call can reach. What anyone may call reaches none until its handler has found whose it is. */
const ACTING_AS: Readonly<Record<Actor, (caller: Caller) => ActingAs>> = {
  anyone: () => 'anyone',
  borrower: ({ actor }) => actor?.userId ?? 'none',
  service: ({ service }) => (service === null ? 'none' : 'service'),
  staff: ({ staff }) => (staff ? 'staff' : 'none'),
  sandbox: () => 'system',
};

/** Takes one request through every check to its handler and back. */
export async function handleRequest(
  services: AppServices,
  route: Route,
  arrival: IncomingCall,
): Promise<Response> {
  const { endpoint } = route;
  const caller = await actAs('system', () => callerOf(services, endpoint, arrival));
  return actAs(ACTING_AS[endpoint.actor](caller), () =>
    withDenialsAudited(services, route, caller, arrival, () => answerTo(services, route, arrival, caller)),
  );
}

async function answerTo(
  services: AppServices,
  route: Route,
  arrival: IncomingCall,
  caller: Caller,
): Promise<Response> {
  const { request, url, requestId, params, address } = arrival;
  if (caller.isUnderOtherBrand) throw new Fault('notFound');
  await authorised(services, route, caller, arrival);
  const read = await readRequest(route.endpoint, request, url, params);
  const again = repetition(services, route, arrival, caller, read);
  const earlier = await again?.earlierAnswer();
  if (earlier) return jsonResponse(earlier, requestId);
  const { actor, brand } = caller;
  await withinLimits(services, { ...route, brandId: brand.id, address, actor, body: read.body });
  const cookies: string[] = [];
  const context = await contextOf(services, route, arrival, caller, again, cookies);
  const handled = async () => route.handle(context, read);
  if (route.endpoint.answers === 'document') return documentOf(route, await handled(), requestId);
  const answered = async () => resolveAnswer(route, await handled(), requestId, again);
  const answer = await (again ? again.orEarlier(answered) : answered());
  const response = jsonResponse(answer, requestId, cacheHeadersOf(route, caller, answer));
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** An answer that is the same for every visitor of a brand can be cached for a while; an answer to a session never. */
function cacheHeadersOf(
  { endpoint }: Route,
  { actor, staff }: Caller,
  { status }: JsonAnswer,
): Record<string, string> {
  if (endpoint.cacheSeconds === null || actor || staff || status !== endpoint.status) return {};
  return { 'cache-control': `public, max-age=${endpoint.cacheSeconds}`, vary: 'Authorization, X-Brand' };
}

function documentOf(route: Route, result: AnyResult, requestId: string): Response {
  if (!result.ok)
    return jsonResponse(
      refusalAnswer(route.endpoint, result.refusal, result.detail ?? {}, requestId),
      requestId,
    );
  return documentResponse(result.value as DocumentAnswer, requestId); // a document endpoint's handler answers one
}
