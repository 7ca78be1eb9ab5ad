import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const PALETTE_COLOURS = 64;
const RGB_BYTES = 3;

type Pixels = { width: number; height: number; colours: Uint32Array };

/** The same picture in at most 64 colours, with one text inside: a fraction of the bytes for flat drawings. */
export function palettePng(screenshot: Buffer, keyword: string, text: string): Buffer {
  const { width, height, colours } = decode(screenshot);
  const palette = commonest(colours);
  const header = Buffer.from([...uint32(width), ...uint32(height), 8, 3, 0, 0, 0]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`${keyword}\0${text}`, 'latin1')),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows(width, height, nearest(colours, palette)), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A screenshot of a Chromium: eight bits a channel, red, green and blue with or without alpha, not interlaced. */
export function decode(png: Buffer): Pixels {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const samples = png[25] === 6 ? RGB_BYTES + 1 : RGB_BYTES;
  const data: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    }
  }
  const bytes = unfiltered(inflateSync(Buffer.concat(data)), width * samples, samples);
  const colours = Uint32Array.from({ length: width * height }, (_, n) =>
    bytes.readUIntBE(n * samples, RGB_BYTES),
  );
  return { width, height, colours };
}

/** Undoes the filter that each row names in its first byte (RFC 2083, 6). */
function unfiltered(filtered: Buffer, stride: number, samples: number): Buffer {
  const height = filtered.length / (stride + 1);
  const bytes = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = filtered[row * (stride + 1)] ?? 0;
    for (let n = 0; n < stride; n += 1) {
      const at = row * stride + n;
      const left = n < samples ? 0 : (bytes[at - samples] ?? 0);
      const up = row === 0 ? 0 : (bytes[at - stride] ?? 0);
      const upLeft = row === 0 || n < samples ? 0 : (bytes[at - stride - samples] ?? 0);
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, upLeft)][filter] ?? 0;
      bytes[at] = (filtered[row * (stride + 1) + 1 + n] ?? 0) + predicted;
    }
  }
  return bytes;
}

function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const [a, b, c] = [left, up, upLeft].map((value) => Math.abs(estimate - value)) as [number, number, number];
  if (a <= b && a <= c) return left;
  return b <= c ? up : upLeft;
}

function commonest(colours: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const ranked = [...counts].sort(([, a], [, b]) => b - a);
  return ranked.slice(0, PALETTE_COLOURS).map(([colour]) => colour);
}

function nearest(colours: Uint32Array, palette: readonly number[]): Uint8Array {
  const known = new Map<number, number>();
  const places = palette.map(channels);
  const placeOf = (colour: number): number => {
    const distances = places.map((place) => distance(place, channels(colour)));
    return distances.indexOf(Math.min(...distances));
  };
  return Uint8Array.from(colours, (colour) => {
    const place = known.get(colour) ?? placeOf(colour);
    known.set(colour, place);
    return place;
  });
}

function distance(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, n) => sum + (value - (other[n] ?? 0)) ** 2, 0);
}

function channels(colour: number): number[] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function rows(width: number, height: number, places: Uint8Array): Buffer {
  const bytes = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    bytes.set(places.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([Buffer.from(uint32(data.length)), body, Buffer.from(uint32(crc32(body)))]);
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}
