import { createPublicKey, sign, verify, type JsonWebKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/**
 * Signatures of TrueLayer, version 2: a detached JWS by ES512 over the method, the path, headers and the exact body
 * (https://github.com/TrueLayer/truelayer-signing, request-signing-v2.md).
 */
export interface SignedRequest {
  /** Path without a query. */
  readonly path: string;
  /** Of those that are signed, in their order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | Uint8Array;
}

const DIGEST = 'sha512';
/** The two numbers of the signature one after the other, as JWS has them (RFC 7518, 3.4). */
const ENCODING = 'ieee-p1363';

const base64url = (bytes: string | Uint8Array): string => Buffer.from(bytes).toString('base64url');

function signedText({ path, headers, body }: SignedRequest): Buffer {
  const head = [`POST ${path}`, ...headers.map(([name, value]) => `${name}: ${value}`), ''].join('\n');
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
}

/** The header Tl-Signature of a request; TrueLayer's own name where their keys are. */
export function signRequest(key: KeyObject, keyId: string, request: SignedRequest, keysAt?: string): string {
  const names = request.headers.map(([name]) => name).join(',');
  const where = keysAt === undefined ? {} : { jku: keysAt };
  const head = { alg: 'ES512', kid: keyId, tl_version: '2', tl_headers: names, ...where };
  const jws = base64url(JSON.stringify(head));
  const input = Buffer.from(`${jws}.${base64url(signedText(request))}`);
  return `${jws}..${sign(DIGEST, input, { key, dsaEncoding: ENCODING }).toString('base64url')}`;
}

const jwsHeader = z.object({
  alg: z.literal('ES512'),
  kid: z.string().min(1).max(200),
  tl_version: z.literal('2'),
  tl_headers: z.string().max(500).default(''),
  jku: z.string().max(500).optional(),
});

export interface ReadSignature {
  readonly keyId: string;
  /** Where the keys are, as the signature says. */
  readonly keysAt: string | undefined;
  /** The names of the headers that it covers, in order. */
  readonly headerNames: readonly string[];
  /** Whether it was made with the key, of this request. */
  isOf(key: JsonWebKey, request: SignedRequest): boolean;
}

const DETACHED = /^([\w-]+)\.\.([\w-]+)$/;

/** What a signature says of itself, before anything of it is believed; null where it is none. */
export function readSignature(signature: string): ReadSignature | null {
  const [, head, proof] = DETACHED.exec(signature) ?? [];
  if (head === undefined || proof === undefined) return null;
  const read = jwsHeader.safeParse(parsed(Buffer.from(head, 'base64url').toString('utf8')));
  if (!read.success) return null;
  const { kid, jku, tl_headers: names } = read.data;
  return {
    keyId: kid,
    keysAt: jku,
    headerNames: names === '' ? [] : names.split(',').map((name) => name.trim()),
    isOf(jwk, request) {
      const key = createPublicKey({ key: jwk, format: 'jwk' });
      const input = Buffer.from(`${head}.${base64url(signedText(request))}`);
      return verify(DIGEST, input, { key, dsaEncoding: ENCODING }, Buffer.from(proof, 'base64url'));
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
