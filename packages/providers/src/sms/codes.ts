import { randomInt } from 'node:crypto';
import type { VerificationCode } from './port.ts';

const CODE_LIFETIME_MS = 10 * 60_000;
const CODE_DIGITS = 6;

/** A random code, valid for ten minutes. */
export function randomCode(): VerificationCode {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  return { code, expiresInMs: CODE_LIFETIME_MS };
}

/** A fixed code, valid for ten minutes. */
export function knownCode(code: string): VerificationCode {
  return { code, expiresInMs: CODE_LIFETIME_MS };
}

/** A code that has already expired when it arrives. */
export function expiredCode(code: string): VerificationCode {
  return { code, expiresInMs: 0 };
}
