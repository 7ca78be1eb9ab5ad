import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** The same bytes in each encoding that a browser may ask for; what is compressed in itself has one only. */
export type PreparedBytes = {
  etag: string;
  contentType: string;
  bodies: { identity: Uint8Array } & Partial<Record<Encoding, Uint8Array>>;
};

/** How hard to press: bytes that are kept are worth the time, bytes for one answer are not. */
const EFFORT = { kept: { gzip: 9, br: 11 }, once: { gzip: 3, br: 3 } } as const;

export function prepareBytes(text: string, contentType: string, use: keyof typeof EFFORT): PreparedBytes {
  const plain = Buffer.from(text);
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    contentType,
    bodies: {
      identity: plain,
      gzip: gzipSync(plain, { level: EFFORT[use].gzip }),
      br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: EFFORT[use].br } }),
    },
  };
}

const MENTIONS: readonly (readonly [Encoding, RegExp])[] = [
  ['br', /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?(?:$|[\s,]))/],
  ['gzip', /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?(?:$|[\s,]))/],
];

export function chooseEncoding(accepted: string | null): Encoding {
  return MENTIONS.find(([, pattern]) => accepted !== null && pattern.test(accepted))?.[0] ?? 'identity';
}
