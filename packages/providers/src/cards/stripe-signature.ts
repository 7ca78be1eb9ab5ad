import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signature can be, as in Stripe's own libraries. */
const TOLERANCE_SECONDS = 300;

const digestOf = (secret: string, seconds: string, bytes: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest();

const isDigest = (value: string): boolean => /^[\da-f]{64}$/.test(value);

/** A header `t=…,v1=…` for a message that is sent at an instant (https://docs.stripe.com/webhooks#verify-manually). */
export function signatureOf(secret: string, bytes: Uint8Array, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${digestOf(secret, seconds, bytes).toString('hex')}`;
}

/** Whether a header signs these bytes with the secret, at most 300 seconds before or after an instant. */
export function isSigned(secret: string, bytes: Uint8Array, header: string | null, at: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(at.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const expected = digestOf(secret, seconds, bytes);
  const given = parts.flatMap(([name, value = '']) => (name === 'v1' && isDigest(value) ? [value] : []));
  return given.some((value) => timingSafeEqual(expected, Buffer.from(value, 'hex')));
}
