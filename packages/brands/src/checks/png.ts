/** The first eight bytes of every PNG (RFC 2083, 3.1). */
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const HEADER_BYTES = 8;
const CRC_BYTES = 4;

export type PngFacts = { width: number; height: number; texts: Readonly<Record<string, string>> };

/** The size of a PNG in pixels and its text chunks by keyword; undefined if the bytes are not a PNG. */
export function pngFacts(bytes: Uint8Array): PngFacts | undefined {
  if (!SIGNATURE.every((byte, n) => bytes[n] === byte)) return undefined;
  const [header, ...others] = chunks(bytes);
  if (header?.type !== 'IHDR' || header.data.length < HEADER_BYTES) return undefined;
  const texts = others.filter(({ type }) => type === 'tEXt').map(({ data }) => latin(data).split('\0'));
  const [width, height] = [uint32(header.data, 0), uint32(header.data, 4)];
  return {
    width,
    height,
    texts: Object.fromEntries(texts.map(([keyword = '', text = '']) => [keyword, text])),
  };
}

type Chunk = { type: string; data: Uint8Array };

function chunks(bytes: Uint8Array): Chunk[] {
  const found: Chunk[] = [];
  for (let at = SIGNATURE.length; at + HEADER_BYTES + CRC_BYTES <= bytes.length;) {
    const start = at + HEADER_BYTES;
    const end = start + uint32(bytes, at);
    found.push({ type: latin(bytes.subarray(at + 4, start)), data: bytes.subarray(start, end) });
    at = end + CRC_BYTES;
  }
  return found;
}

function uint32(bytes: Uint8Array, at: number): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
