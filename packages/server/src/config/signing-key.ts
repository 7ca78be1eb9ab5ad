import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { SettingsReader } from './env.ts';

const LEAST_BITS = 2048;

interface KindOfKey {
  readonly fits: (key: KeyObject) => boolean;
  /** What a key of the kind is, for the message. */
  readonly what: string;
}

const KINDS = {
  rsa: {
    fits: ({ asymmetricKeyType, asymmetricKeyDetails }) =>
      asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS,
    what: `an RSA key of at least ${LEAST_BITS} bits`,
  },
  'p-521': {
    fits: ({ asymmetricKeyDetails }) => asymmetricKeyDetails?.namedCurve === 'secp521r1',
    what: 'an elliptic-curve key on P-521',
  },
} as const satisfies Readonly<Record<string, KindOfKey>>;

function isKey(der: Buffer, { fits }: KindOfKey): boolean {
  try {
    return fits(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  } catch {
    return false;
  }
}

/** A key that signs requests; null when it is not set. The problem never quotes it. */
export function readSigningKey(
  reader: SettingsReader,
  name: string,
  kind: keyof typeof KINDS,
): Uint8Array | null {
  const value = reader.optional(name);
  if (value === undefined) return null;
  const der = Buffer.from(value, 'base64');
  if (!isKey(der, KINDS[kind])) {
    reader.problems.push(
      `${name} must be ${KINDS[kind].what}: openssl pkcs8 -topk8 -nocrypt -outform DER -in key.pem | base64 -w0`,
    );
  }
  return der;
}

/** A provider's RSA key, by which its messages are checked; null when it is not set. */
export function readPublicKey(reader: SettingsReader, name: string): Uint8Array | null {
  const value = reader.optional(name);
  if (value === undefined) return null;
  const der = Buffer.from(value, 'base64');
  if (!isPublicKey(der))
    reader.problems.push(
      `${name} must be ${KINDS.rsa.what}: openssl pkey -pubin -outform DER -in key.pem | base64 -w0`,
    );
  return der;
}

function isPublicKey(der: Buffer): boolean {
  try {
    return KINDS.rsa.fits(createPublicKey({ key: der, format: 'der', type: 'spki' }));
  } catch {
    return false;
  }
}
