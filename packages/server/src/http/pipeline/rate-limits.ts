import type { EndpointName } from '@fairlead/contract/endpoints';
import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import type { Allowance, RateLimit } from '@fairlead/contract/wire/rate-limit';
import type { AppServices, Borrower } from '../../context.ts';
import { countInWindow, findCount } from '../../resources/rate-limit/rate-limit-store.ts';
import { plainRefusal } from '../answers/answers.ts';
import { networkHashOf } from './caller.ts';
import { Fault } from './fault.ts';

const MINUTE_MS = 60_000;

export interface CountedCall {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly brandId: string;
  /** The caller's network address. */
  readonly address: string;
  readonly actor: Borrower | null;
  /** The body as its endpoint decoded it. */
  readonly body: unknown;
}

/** Too many calls. The window ends after `retryAfterSeconds`. */
class RateLimited extends Fault {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('tooManyRequests');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The header that says when a limited caller can try again; none for other errors. */
export const retryAfterOf = (error: unknown): Record<string, string> =>
  error instanceof RateLimited ? { 'retry-after': String(error.retryAfterSeconds) } : {};

/**
 * The answer to a limited caller of a page or file that has no envelope.
 * @throws any other error again.
 */
export function refuseInWords(error: unknown, requestId: string): Response {
  if (!(error instanceof RateLimited)) throw error;
  return plainRefusal(error.type, requestId, retryAfterOf(error));
}

function accountOf(
  { cipher }: AppServices,
  limit: RateLimit<unknown>,
  { actor, brandId, body }: CountedCall,
): string | null {
  if (!limit.accountOf) return actor?.userId ?? null;
  const email = limit.accountOf(body).trim().toLowerCase();
  return cipher.blindIndex('rate-limit', `${brandId}/${email}`);
}

interface Window {
  readonly startedAt: string;
  readonly endsInSeconds: number;
}

function windowOf({ wallNow }: AppServices, { perMinutes }: Allowance): Window {
  const windowMs = perMinutes * MINUTE_MS;
  const now = wallNow().getTime();
  const startedAt = now - (now % windowMs);
  const endsInSeconds = Math.ceil((startedAt + windowMs - now) / 1000);
  return { startedAt: new Date(startedAt).toISOString(), endsInSeconds };
}

/** Counts one more under the key, or refuses it. */
export async function count(services: AppServices, key: string, allowance: Allowance): Promise<void> {
  const { startedAt, endsInSeconds } = windowOf(services, allowance);
  const counted = await countInWindow(services.db, key, startedAt);
  if (counted > allowance.calls * services.config.rateLimitMultiplier) throw new RateLimited(endsInSeconds);
}

/** Refuses a caller who has used up the allowance, without counting. */
export async function refuseIfUsedUp(
  services: AppServices,
  key: string,
  allowance: Allowance,
): Promise<void> {
  const { startedAt, endsInSeconds } = windowOf(services, allowance);
  const counted = await findCount(services.db, key, startedAt);
  if (counted >= allowance.calls * services.config.rateLimitMultiplier) throw new RateLimited(endsInSeconds);
}

/** Counts the call against the limits of its endpoint, or refuses it. */
export async function withinLimits(services: AppServices, call: CountedCall): Promise<void> {
  // The body was decoded by the endpoint that states the limit, so `accountOf` gets the body it was written for.
  const limit = call.endpoint.rateLimit as RateLimit<unknown> | null;
  if (!limit) return;
  const account = accountOf(services, limit, call);
  if (limit.perAddress) {
    const network = networkHashOf(services, call.address);
    await count(services, `${call.name}/address/${network}`, limit.perAddress);
  }
  if (limit.perAccount && account !== null)
    await count(services, `${call.name}/account/${account}`, limit.perAccount);
}
