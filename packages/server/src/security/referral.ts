import { timingSafeEqual } from 'node:crypto';
import type { BrandId } from '@fairlead/brands/brand';
import type { Cipher } from './cipher.ts';

/** What a partner's link says: which partner sends the visitor, to which brand, and until when it counts. */
export interface PartnerReferral {
  readonly partner: string;
  readonly brand: BrandId;
  readonly issuedAt: string;
  readonly expiresAt: string;
}

const PURPOSE = 'partner-referral';

export function signReferral(cipher: Cipher, referral: PartnerReferral): string {
  const claim = Buffer.from(JSON.stringify(referral)).toString('base64url');
  return `${claim}.${cipher.sign(PURPOSE, claim)}`;
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The referral if we signed it, it is for this brand, and its time is not over; else undefined. */
export function readReferral(
  cipher: Cipher,
  text: string,
  brand: BrandId,
  now: Date,
): PartnerReferral | undefined {
  const [claim = '', signature = ''] = text.split('.');
  if (!isSame(signature, cipher.sign(PURPOSE, claim))) return undefined;
  // we wrote it: the signature says so
  const referral = JSON.parse(Buffer.from(claim, 'base64url').toString()) as PartnerReferral;
  return referral.brand === brand && referral.expiresAt > now.toISOString() ? referral : undefined;
}
