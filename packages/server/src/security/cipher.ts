import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import type { Sealed } from '../database/columns.ts';

/** Where a sealed value lives. A value moved to another row or column does not open. */
export interface Place {
  readonly table: string;
  readonly row: string;
  readonly column: string;
}

export interface Cipher {
  seal(place: Place, plain: string): Sealed;
  open(place: Place, sealed: Sealed): string;
  sealBytes(place: Place, plain: Uint8Array): Uint8Array;
  openBytes(place: Place, sealed: Uint8Array): Uint8Array;
  /** A keyed digest: equal input gives equal output, and nothing can be read from it. */
  blindIndex(purpose: string, value: string): string;
  /** The digest under which a bearer token or code is kept. */
  secretHash(purpose: string, secret: string): string;
  /** The encryption key in use, by its id. */
  readonly currentKeyId: string;
  /** A keyed digest for the chain of records, under an encryption key: those are never dropped. */
  chainDigest(keyId: string, text: string): string;
  /** A signature of what we hand out and have to know again. */
  sign(purpose: string, text: string): string;
}

export interface CipherKeys {
  /** 32 bytes each, by id. Old ones stay to open what they sealed. */
  readonly encryption: Readonly<Record<string, Uint8Array>>;
  readonly currentId: string;
  readonly blindIndex: Uint8Array;
  readonly tokenPepper: Uint8Array;
  readonly signing: Uint8Array;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

const associatedData = ({ table, row, column }: Place): Buffer => Buffer.from(`${table}/${row}/${column}`);

const digestWith =
  (key: KeyObject) =>
  (purpose: string, text: string): string =>
    createHmac('sha256', key).update(`${purpose}\u0000${text}`).digest('base64url');

/** AES-256-GCM. Sealed bytes are: length of the key id, key id, nonce, tag, ciphertext. */
export function cipherWith(keys: CipherKeys): Cipher {
  // Made once: making a key object from bytes takes longer than a digest.
  const encryption = new Map(
    Object.entries(keys.encryption).map(([id, bytes]) => [id, createSecretKey(bytes)] as const),
  );
  const keyOf = (id: string): KeyObject => {
    const key = encryption.get(id);
    if (!key) throw new Error(`no encryption key called ${id}`);
    return key;
  };

  const sealBytes = (place: Place, plain: Uint8Array): Uint8Array => {
    const id = Buffer.from(keys.currentId);
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keyOf(keys.currentId), iv).setAAD(associatedData(place));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([Uint8Array.of(id.length), id, iv, cipher.getAuthTag(), body]);
  };

  const openBytes = (place: Place, sealed: Uint8Array): Uint8Array => {
    const bytes = Buffer.from(sealed);
    const ivAt = 1 + (bytes[0] ?? 0);
    const tagAt = ivAt + IV_BYTES;
    const key = keyOf(bytes.subarray(1, ivAt).toString());
    const iv = bytes.subarray(ivAt, tagAt);
    // The length is given: without it a shortened tag, which is easier to forge, would do.
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
      .setAAD(associatedData(place))
      .setAuthTag(bytes.subarray(tagAt, tagAt + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(tagAt + TAG_BYTES)), decipher.final()]);
  };

  const chainKeyOf = (id: string): KeyObject =>
    createSecretKey(createHmac('sha256', keyOf(id)).update('chain of records').digest());

  return {
    currentKeyId: keys.currentId,
    chainDigest: (keyId, text) => digestWith(chainKeyOf(keyId))('link', text),
    sealBytes,
    openBytes,
    seal: (place, plain) => Buffer.from(sealBytes(place, Buffer.from(plain))).toString('base64') as Sealed,
    open: (place, sealed) => Buffer.from(openBytes(place, Buffer.from(sealed, 'base64'))).toString(),
    blindIndex: digestWith(createSecretKey(keys.blindIndex)),
    secretHash: digestWith(createSecretKey(keys.tokenPepper)),
    sign: digestWith(createSecretKey(keys.signing)),
  };
}
