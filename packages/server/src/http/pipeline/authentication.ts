import type { Brand } from '@fairlead/brands/brand';
import { brandNamed } from '@fairlead/brands/brands';
import type { ReturnPage } from '@fairlead/contract/return-to';
import type { Endpoint } from '@fairlead/contract/wire/endpoint';
import type { AppServices, Borrower, Staff } from '../../context.ts';
import { findBearer, noteUseOf, type TokenRow } from '../../resources/auth-token/auth-token-store.ts';
import { tokenHash } from '../../resources/auth-token/issue-token.ts';
import { later, TOKEN_TIMES } from '../../resources/auth-token/token-times.ts';
import { staffWith } from '../../resources/staff-session/staff-session.ts';
import { bearerOf, brandOf, cookieTokenOf } from './caller.ts';
import { serviceOf } from './calling-service.ts';

export interface Caller {
  readonly brand: Brand;
  readonly actor: Borrower | null;
  readonly staff: Staff | null;
  /** The name of the service that calls, in calls of services only. */
  readonly service: string | null;
  readonly presentedToken: string | null;
  /** The request names another brand than the session's, under which nothing is found. */
  readonly isUnderOtherBrand: boolean;
}

/** A rotated token works on for a moment, for requests that were already on their way. */
function isPastGrace({ rotated_at }: TokenRow, now: Date): boolean {
  return rotated_at !== null && later(now, -TOKEN_TIMES.rotationGrace) >= rotated_at;
}

/** The first token of a session has no predecessor, which alone asks when it was first used. */
const isFirstUse = ({ used_at, id, family_id }: TokenRow): boolean => used_at === null && id !== family_id;

function isUseToBeNoted(row: TokenRow, now: Date): boolean {
  const notedUntil = later(now, TOKEN_TIMES.bearerIdle - TOKEN_TIMES.keepAliveEvery);
  return row.rotated_at === null && (row.idle_expires_at < notedUntil || isFirstUse(row));
}

async function noteUse({ db, tokens }: AppServices, row: TokenRow, now: Date): Promise<void> {
  const noted = {
    idle_expires_at: later(now, TOKEN_TIMES.bearerIdle),
    used_at: row.used_at ?? now.toISOString(),
  };
  await noteUseOf(db, row.id, noted);
  tokens.update({ ...row, ...noted });
}

/** All tokens of a session end at the same time, which says when it began. */
function openedFor({ return_to, absolute_expires_at }: TokenRow, now: Date): ReturnPage | null {
  if (return_to === null) return null;
  const isJustOpened = later(now, TOKEN_TIMES.bearerAbsolute - TOKEN_TIMES.openedFor) < absolute_expires_at;
  return isJustOpened ? return_to.page : null;
}

function borrowerOf(row: TokenRow, now: Date): Borrower {
  const isStrong = row.strong_until !== null && row.strong_until > now.toISOString();
  return {
    userId: row.user_id,
    brandId: row.brand_id,
    strength: isStrong ? 'strong' : 'weak',
    limitedTo: row.limited_to,
    subjectId: row.subject_id ?? row.user_id,
    tokenId: row.id,
    openedFor: openedFor(row, now),
  };
}

const isOver = ({ idle_expires_at, absolute_expires_at }: TokenRow, now: string): boolean =>
  idle_expires_at <= now || absolute_expires_at <= now;

async function borrowerWith(services: AppServices, token: string): Promise<Borrower | null> {
  const now = services.wallNow();
  const nowText = now.toISOString();
  const hash = tokenHash(services.cipher, token);
  const row = await services.tokens.find(hash, () => findBearer(services.db, hash, nowText));
  if (!row || isOver(row, nowText) || isPastGrace(row, now)) return null;
  if (isUseToBeNoted(row, now)) await noteUse(services, row, now);
  return borrowerOf(row, now);
}

/**
 * Who calls, and under which brand. Signed in, the token's brand wins, and under another nothing is found. The sandbox
 * and other services act for no borrower, so a borrower's token in their calls is ignored. Calls of staff look for staff
 * only, all others for borrowers only, so that the token of one kind means nothing in the calls of the other.
 */
export async function callerOf(
  services: AppServices,
  endpoint: Endpoint,
  { request, url }: { readonly request: Request; readonly url: URL },
): Promise<Caller> {
  const asked = brandOf(request, url, services.config);
  const unknownCaller = {
    brand: asked,
    actor: null,
    staff: null,
    service: null,
    presentedToken: null,
    isUnderOtherBrand: false,
  };
  if (endpoint.actor === 'sandbox') return unknownCaller;
  if (endpoint.actor === 'service') return { ...unknownCaller, service: serviceOf(services, request) };
  if (endpoint.actor === 'staff')
    return { ...unknownCaller, staff: await staffWith(services, bearerOf(request)) };
  const presentedToken =
    bearerOf(request) ?? (endpoint.answers === 'document' ? cookieTokenOf(request) : null);
  const actor = presentedToken === null ? null : await borrowerWith(services, presentedToken);
  if (!actor) return { ...unknownCaller, presentedToken };
  const isUnderOtherBrand = request.headers.has('x-brand') && asked.id !== actor.brandId;
  return { ...unknownCaller, brand: brandNamed(actor.brandId), actor, presentedToken, isUnderOtherBrand };
}
