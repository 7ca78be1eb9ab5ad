import { ENDPOINTS, type EndpointName } from '@fairlead/contract/endpoints';
import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import { HOUR, type Allowance, type RateLimit } from '@fairlead/contract/wire/rate-limit';
import type { AppServices, Borrower, RequestContext } from '../../context.ts';
import { countOne, wouldCount, type Counted } from '../../resources/rate-limit/rate-limit.ts';
import { plainRefusal } from '../answers/answers.ts';
import { networkHashOf } from './caller.ts';
import { Fault } from './fault.ts';

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

/**
 * The account that a call counts for: the borrower's own session, or the address that was typed. Anyone can type an
 * address, so that counts with the sender: no one uses up another's calls.
 */
function accountOf(
  { cipher }: AppServices,
  limit: RateLimit<unknown>,
  { actor, brandId, body }: CountedCall,
  network: string,
): string | null {
  const email = limit.accountOf?.(body)?.trim().toLowerCase();
  if (email === undefined) return actor?.userId ?? null;
  return cipher.blindIndex('rate-limit', `${brandId}/${email}/${network}`);
}

function refuseIfTooMany({ wallNow }: AppServices, { tooMany, windowEnds }: Counted): void {
  if (tooMany === 0) return;
  throw new RateLimited(Math.ceil((windowEnds.getTime() - wallNow().getTime()) / 1000));
}

/** Counts one more under the key, or refuses it. */
export async function count(services: AppServices, key: string, allowance: Allowance): Promise<void> {
  refuseIfTooMany(services, await countOne(services, services.db, key, allowance));
}

/** Refuses a caller who has used up the allowance, without counting. */
export async function refuseIfUsedUp(
  services: AppServices,
  key: string,
  allowance: Allowance,
): Promise<void> {
  refuseIfTooMany(services, await wouldCount(services, services.db, key, allowance));
}

const LIMITED_REFUSALS = { calls: 60, perMinutes: HOUR };

/** Counts an answer that shows that an email address is known, or refuses the sender. */
export function countLimitedRefusal(services: AppServices, address: string): Promise<void> {
  return count(services, `limited/address/${networkHashOf(services, address)}`, LIMITED_REFUSALS);
}

/** Counts a call for the known browser that makes it, or else for its network, or refuses it. */
export async function countByBrowser(
  context: RequestContext,
  name: EndpointName,
  knownBrowser: string | null,
): Promise<void> {
  const { perAddress, perKnownBrowser } = ENDPOINTS[name].rateLimit ?? {};
  if (knownBrowser !== null && perKnownBrowser)
    return count(context, `${name}/browser/${knownBrowser}`, perKnownBrowser);
  if (perAddress) await count(context, `${name}/address/${context.networkHash()}`, perAddress);
}

/** Counts the call against the limits of its endpoint, or refuses it. A handler that knows browsers counts by itself. */
export async function withinLimits(services: AppServices, call: CountedCall): Promise<void> {
  // The body was decoded by the endpoint that states the limit, so `accountOf` gets the body it was written for.
  const limit = call.endpoint.rateLimit as RateLimit<unknown> | null;
  if (!limit || limit.perKnownBrowser) return;
  const network = networkHashOf(services, call.address);
  const account = accountOf(services, limit, call, network);
  if (limit.perAddress) await count(services, `${call.name}/address/${network}`, limit.perAddress);
  if (limit.perAccount && account !== null)
    await count(services, `${call.name}/account/${account}`, limit.perAccount);
}
