import { z } from 'zod';
import type { House, RequestContext } from '../../context.ts';
import { transaction } from '../../database/database.ts';
import { documentResponse, jsonResponse, refusalAnswer, type JsonAnswer } from '../answers/answers.ts';
import { callerOf, type Caller } from './authentication.ts';
import { idempotencyKeyOf, repetitionOf, type Repetition } from './idempotency.ts';
import type { Route } from './route.ts';
import type { Accepted, DocumentAnswer, Refused } from '../answers/outcome.ts';
import { admit } from './policy.ts';
import { withinLimits } from './rate-limits.ts';
import { readRequest, type ReadRequest } from './read-request.ts';

export interface Arrival {
  readonly request: Request;
  readonly requestId: string;
  readonly params: Record<string, string>;
  /** Keyed hash of the caller's network address. */
  readonly addressHash: string;
  /** The same of the network that limits count. */
  readonly networkHash: string;
}

type AnyResult = Accepted<unknown> | Refused;

const SERVER_ERRORS = 500;

const isResult = (value: unknown): value is AnyResult =>
  typeof value === 'object' && value !== null && 'ok' in value && ('data' in value || 'refusal' in value);

function answerOf({ line }: Route, result: AnyResult, requestId: string): JsonAnswer {
  if (!result.ok) return refusalAnswer(line, result.refusal, result.detail, requestId);
  return { status: line.status, body: { data: z.encode(line.data, result.data) } };
}

/** The name of a call for its Idempotency-Key; null when it has none or the line takes none. */
function repetition(
  house: House,
  route: Route,
  arrival: Arrival,
  caller: Caller,
  read: ReadRequest,
): Repetition | null {
  const key = route.line.idempotent ? idempotencyKeyOf(arrival.request) : null;
  if (key === null) return null;
  const actor = caller.actor ? `borrower:${caller.actor.userId}` : `anyone:${caller.brand.id}`;
  const at = Object.values(arrival.params).join('/');
  return repetitionOf(house, { actor, key, route: `${route.name}/${at}` }, read.fingerprint);
}

async function contextOf(
  house: House,
  route: Route,
  { request, requestId, addressHash }: Arrival,
  caller: Caller,
  again: Repetition | null,
): Promise<RequestContext> {
  const { today, now } = await house.clock.read();
  return {
    ...house,
    ...caller,
    requestId,
    addressHash,
    today,
    now,
    header: (name) => request.headers.get(name),
    idempotencyKey: again ? idempotencyKeyOf(request) : null,
    transaction: (work) =>
      transaction(house.db, async (tx) => {
        await again?.begin(tx);
        const result = await work(tx);
        const answer = again && isResult(result) ? answerOf(route, result, requestId) : undefined;
        if (answer && answer.status < SERVER_ERRORS) await again?.keep(tx, answer);
        return result;
      }),
  };
}

/** A refusal may mean that the first request with this key has just had its effect: then its answer stands. */
async function settle(
  route: Route,
  result: AnyResult,
  requestId: string,
  again: Repetition | null,
): Promise<JsonAnswer> {
  const earlier = result.ok ? undefined : await again?.earlierAnswer();
  return earlier ?? answerOf(route, result, requestId);
}

/** Takes one request through every check to its handler and back. */
export async function pass(house: House, route: Route, arrival: Arrival): Promise<Response> {
  const { request, requestId, params, networkHash } = arrival;
  const caller = await callerOf(house, route.line, request);
  admit(route, caller.actor, params);
  const read = await readRequest(route.line, request, params);
  const again = repetition(house, route, arrival, caller, read);
  const earlier = await again?.earlierAnswer();
  if (earlier) return jsonResponse(earlier, requestId);
  const { actor, brand } = caller;
  await withinLimits(house, { name: route.name, brandId: brand.id, networkHash, actor, body: read.body });
  const context = await contextOf(house, route, arrival, caller, again);
  const handled = async () => route.handle(context, read);
  if (route.line.answers === 'document') return documentOf(route, await handled(), requestId);
  const answered = async () => settle(route, await handled(), requestId, again);
  const answer = await (again ? again.orEarlier(answered) : answered());
  return jsonResponse(answer, requestId, keepingOf(route, caller, answer));
}

/** What is the same for everybody of a brand may be kept for a while; nothing that was answered to a session. */
function keepingOf({ line }: Route, { actor }: Caller, { status }: JsonAnswer): Record<string, string> {
  if (line.keptForSeconds === null || actor || status !== line.status) return {};
  return { 'cache-control': `public, max-age=${line.keptForSeconds}`, vary: 'Authorization, X-Brand' };
}

function documentOf(route: Route, result: AnyResult, requestId: string): Response {
  if (!result.ok)
    return jsonResponse(refusalAnswer(route.line, result.refusal, result.detail, requestId), requestId);
  return documentResponse(result.data as DocumentAnswer, requestId); // a document line's handler answers one
}
