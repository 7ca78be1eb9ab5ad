import { createPrivateKey } from 'node:crypto';
import type { SettingsReader } from './env.ts';

const LEAST_BITS = 2048;

function isStrongRsaKey(der: Buffer): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey({
      key: der,
      format: 'der',
      type: 'pkcs8',
    });
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS;
  } catch {
    return false;
  }
}

/** An RSA key that signs requests; null when it is not set. The problem never quotes it. */
export function readSigningKey(reader: SettingsReader, name: string): Uint8Array | null {
  const value = reader.optional(name);
  if (value === undefined) return null;
  const der = Buffer.from(value, 'base64');
  if (!isStrongRsaKey(der)) {
    reader.problems.push(
      `${name} must be an RSA key of at least ${LEAST_BITS} bits: openssl pkcs8 -topk8 -nocrypt -outform DER -in key.pem | base64 -w0`,
    );
  }
  return der;
}
