import { constants, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

const PADDING = constants.RSA_PKCS1_PADDING;

/** The header DigitalSignature of a body: RSA PKCS #1 v1.5 over its SHA-256. `privateKey` is PKCS #8 in DER. */
export function digitalSignature(bytes: Uint8Array, privateKey: Uint8Array): string {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  return sign('sha256', bytes, { key, padding: PADDING }).toString('base64');
}

/** Whether ClearBank signed these bytes. `publicKey` is the one of its portal, as SubjectPublicKeyInfo in DER. */
export function isSignedBy(publicKey: Uint8Array, bytes: Uint8Array, signature: string | null): boolean {
  if (signature === null || signature === '') return false;
  const key = createPublicKey({ key: Buffer.from(publicKey), format: 'der', type: 'spki' });
  return verify('sha256', bytes, { key, padding: PADDING }, Buffer.from(signature, 'base64'));
}
