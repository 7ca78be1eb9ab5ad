import type { Brand } from '@fairlead/brands/brand';
import { brandNamed } from '@fairlead/brands/brands';
import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import type { Borrower, AppServices } from '../../context.ts';
import { findBearer, extendIdleTime, type TokenRow } from '../../resources/auth-token/auth-token-store.ts';
import { tokenHash } from '../../resources/auth-token/issue-token.ts';
import { later, TOKEN_TIMES } from '../../resources/auth-token/token-times.ts';
import { bearerOf, brandOf, cookieTokenOf } from './caller.ts';
import { Fault } from './fault.ts';

export interface Caller {
  readonly brand: Brand;
  readonly actor: Borrower | null;
  readonly presentedToken: string | null;
}

/** A rotated token works on for a moment, for requests that were already on their way. */
function isPastGrace({ rotated_at }: TokenRow, now: Date): boolean {
  return rotated_at !== null && later(now, -TOKEN_TIMES.rotationGrace) >= rotated_at;
}

async function noteUse({ db }: AppServices, row: TokenRow, now: Date): Promise<void> {
  const idleExpiresAt = later(now, TOKEN_TIMES.bearerIdle);
  const notedUntil = later(now, TOKEN_TIMES.bearerIdle - TOKEN_TIMES.keepAliveEvery);
  if (row.rotated_at === null && row.idle_expires_at < notedUntil)
    await extendIdleTime(db, row.id, idleExpiresAt);
}

function borrowerOf(row: TokenRow, now: Date): Borrower {
  const isStrong = row.strong_until !== null && row.strong_until > now.toISOString();
  return {
    userId: row.user_id,
    brandId: row.brand_id,
    strength: isStrong ? 'strong' : 'weak',
    limitedTo: row.limited_to,
    tokenId: row.id,
  };
}

async function borrowerWith(services: AppServices, token: string): Promise<Borrower | null> {
  const now = services.wallNow();
  const row = await findBearer(services.db, tokenHash(services.cipher, token), now.toISOString());
  if (!row || isPastGrace(row, now)) return null;
  await noteUse(services, row, now);
  return borrowerOf(row, now);
}

/**
 * Who calls, and under which brand. Signed in, the token's brand wins, and under another nothing is found. The sandbox
 * acts for no borrower, so a token in its calls is ignored.
 */
export async function callerOf(services: AppServices, endpoint: Endpoint, request: Request): Promise<Caller> {
  const asked = brandOf(request, services.config);
  if (endpoint.actor === 'sandbox') return { brand: asked, actor: null, presentedToken: null };
  const presentedToken =
    bearerOf(request) ?? (endpoint.answers === 'document' ? cookieTokenOf(request) : null);
  const actor = presentedToken === null ? null : await borrowerWith(services, presentedToken);
  if (!actor) return { brand: asked, actor: null, presentedToken };
  if (request.headers.has('x-brand') && asked.id !== actor.brandId) throw new Fault('notFound');
  return { brand: brandNamed(actor.brandId), actor, presentedToken };
}
