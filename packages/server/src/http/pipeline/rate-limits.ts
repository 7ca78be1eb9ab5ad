import type { LineName } from '@fairlead/contract/endpoints';
import type { Borrower, House } from '../../context.ts';
import { countInWindow } from '../../resources/rate-limit/rate-limit-store.ts';
import { Fault } from './fault.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Allowance {
  readonly times: number;
  readonly windowMs: number;
}

interface RateLimit {
  readonly perAddress?: Allowance;
  readonly perAccount?: Allowance;
  /** The account that a call without a session is about. */
  readonly accountOf?: (body: unknown) => string;
}

const times = (count: number, windowMs: number): Allowance => ({ times: count, windowMs });

// The gate counts after the body was decoded by its line, so these fields are there.
const emailOf = (body: unknown): string => (body as { email: string }).email;
const emailOfApplicant = (body: unknown): string => (body as { user: { email: string } }).user.email;

/** How often, by fixed windows of the wall clock. A line that is not here is not limited. */
const RATE_LIMITS: Partial<Record<LineName, RateLimit>> = {
  sendLoginLink: {
    perAddress: times(10, 15 * MINUTE_MS),
    perAccount: times(3, 15 * MINUTE_MS),
    accountOf: emailOf,
  },
  stepUp: { perAddress: times(20, 15 * MINUTE_MS), perAccount: times(5, 15 * MINUTE_MS) },
  verifyStepUp: { perAddress: times(60, 15 * MINUTE_MS) },
  authenticate: { perAddress: times(120, MINUTE_MS) },
  initializeSession: { perAddress: times(120, MINUTE_MS) },
  submitApplication: {
    perAddress: times(5, HOUR_MS),
    perAccount: times(3, DAY_MS),
    accountOf: emailOfApplicant,
  },
  // Each confirms itself to an address that anybody can type.
  contactUs: { perAddress: times(5, HOUR_MS), perAccount: times(10, DAY_MS), accountOf: emailOf },
  findAddresses: { perAddress: times(30, MINUTE_MS) },
  // What asks the bureau or the bank about somebody could be used to find out about anybody.
  updateAddressMismatch: { perAddress: times(20, HOUR_MS), perAccount: times(10, DAY_MS) },
  provideBankDetails: { perAddress: times(20, HOUR_MS), perAccount: times(10, HOUR_MS) },
  // Six documents are rendered whenever what they say has changed.
  prepareDocuments: { perAddress: times(120, HOUR_MS), perAccount: times(60, HOUR_MS) },
};

export interface Counted {
  readonly name: LineName;
  readonly brandId: string;
  readonly networkHash: string;
  readonly actor: Borrower | null;
  readonly body: unknown;
}

function accountOf({ cipher }: House, limit: RateLimit, { actor, brandId, body }: Counted): string | null {
  if (!limit.accountOf) return actor?.userId ?? null;
  const email = limit.accountOf(body).trim().toLowerCase();
  return cipher.blindIndex('rate-limit', `${brandId}/${email}`);
}

async function count(house: House, key: string, { times: allowed, windowMs }: Allowance): Promise<void> {
  const now = house.wallNow().getTime();
  const startedAt = now - (now % windowMs);
  const counted = await countInWindow(house.db, key, new Date(startedAt).toISOString());
  if (counted <= allowed * house.config.rateLimitMultiplier) return;
  throw new RateLimited(Math.ceil((startedAt + windowMs - now) / 1000));
}

/** Too many calls. The window ends after `retryAfterSeconds`. */
export class RateLimited extends Fault {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('tooManyRequests');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Counts the call against its limits, or refuses it. */
export async function withinLimits(house: House, call: Counted): Promise<void> {
  const limit = RATE_LIMITS[call.name];
  if (!limit) return;
  const account = accountOf(house, limit, call);
  if (limit.perAddress) await count(house, `${call.name}/address/${call.networkHash}`, limit.perAddress);
  if (limit.perAccount && account !== null)
    await count(house, `${call.name}/account/${account}`, limit.perAccount);
}
