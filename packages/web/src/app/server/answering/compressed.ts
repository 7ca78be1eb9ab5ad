import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';

/** The same bytes in each encoding. A format that is compressed already, such as a picture, has one only. */
export type PreparedBytes = {
  /** A weak one: it identifies the content in every encoding (RFC 9110, 8.8.3.3). */
  etag: string;
  contentType: string;
  bodies: { identity: Uint8Array } & Partial<Record<Encoding, Uint8Array>>;
};

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** For bytes that are cached, so the best compression is worth the time. */
export function prepareBytes(text: string, contentType: string): PreparedBytes {
  const plain = Buffer.from(text);
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    contentType,
    bodies: {
      identity: plain,
      gzip: gzipSync(plain, { level: 9 }),
      br: brotliCompressSync(plain, quality(11)),
    },
  };
}

const [gzipAsync, brotliAsync] = [promisify(gzip), promisify(brotliCompress)];

/** Compresses quickly and asynchronously, for a text that is used once. */
const COMPRESSORS = {
  br: (text) => brotliAsync(text, quality(3)),
  gzip: (text) => gzipAsync(text, { level: 3 }),
  identity: async (text) => Buffer.from(text),
} as const satisfies Record<Encoding, (text: string) => Promise<Buffer>>;

type Compressed = { encoding: Encoding; body: Uint8Array<ArrayBuffer> };

/** The text in the best encoding that the browser accepts. */
export async function compressOnce(text: string, acceptEncoding: string | null): Promise<Compressed> {
  const encoding = chooseEncoding(acceptEncoding);
  return { encoding, body: new Uint8Array(await COMPRESSORS[encoding](text)) };
}

const MENTIONS: readonly (readonly [Encoding, RegExp])[] = [
  ['br', /(?:^|[\s,])br(?!\s*;\s*q=0(?:\.0*)?(?:$|[\s,]))/],
  ['gzip', /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?(?:$|[\s,]))/],
];

export function chooseEncoding(accepted: string | null): Encoding {
  return MENTIONS.find(([, pattern]) => accepted !== null && pattern.test(accepted))?.[0] ?? 'identity';
}
