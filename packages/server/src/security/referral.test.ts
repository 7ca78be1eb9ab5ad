import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { cipherWith } from './cipher.ts';
import { readReferral, signReferral } from './referral.ts';

const key = randomBytes(32);
const cipher = cipherWith({
  encryption: { only: key },
  currentId: 'only',
  blindIndex: key,
  tokenPepper: key,
  signing: key,
});
const referral = {
  partner: 'clearbook',
  brand: 'thinkmoney',
  issuedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-20T10:00:00.000Z',
} as const;
const before = new Date('2026-12-20T09:59:59Z');

test('a partner referral counts for its brand until it expires', () => {
  const signed = signReferral(cipher, referral);
  expect(readReferral(cipher, signed, 'thinkmoney', before)).toEqual(referral);
  expect(readReferral(cipher, signed, 'motor', before)).toBeUndefined();
  expect(readReferral(cipher, signed, 'thinkmoney', new Date('2026-12-20T10:00:00Z'))).toBeUndefined();
});

test('a referral that was changed, cut or made up does not count', () => {
  const [claim = '', signature = ''] = signReferral(cipher, referral).split('.');
  const other = Buffer.from(JSON.stringify({ ...referral, brand: 'motor' })).toString('base64url');
  for (const text of [
    `${other}.${signature}`,
    claim,
    `${claim}.`,
    `${claim}.${'A'.repeat(43)}`,
    '',
    '.',
    'a.b.c',
  ]) {
    expect(readReferral(cipher, text, 'motor', before)).toBeUndefined();
  }
});
