import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { pngFacts } from '@fairlead/brands/checks/png';
import { describe, expect, test } from 'vitest';
import { decode, palettePng } from './palette-png.ts';

const WIDTH = 16;
const HEIGHT = 5;

/** A picture whose rows use each of the five filters in turn: sixteen reds, darker by row. */
function filteredPng(samples: 3 | 4): Buffer {
  const value = (row: number, n: number): number =>
    [16 * Math.floor(n / samples), 10 * row, 7, 255][n % samples]!;
  const stride = WIDTH * samples;
  const bytes = Array.from({ length: HEIGHT }, (_, row) => [
    row,
    ...Array.from({ length: stride }, (_unused, n) => {
      const left = n < samples ? 0 : value(row, n - samples);
      const up = row === 0 ? 0 : value(row - 1, n);
      const upLeft = row === 0 || n < samples ? 0 : value(row - 1, n - samples);
      const [a, b, c] = [up - upLeft, left - upLeft, left + up - 2 * upLeft].map(Math.abs) as [
        number,
        number,
        number,
      ];
      const paeth = a <= b && a <= c ? left : b <= c ? up : upLeft;
      return (value(row, n) - [0, left, up, Math.floor((left + up) / 2), paeth][row]!) & 255;
    }),
  ]).flat();
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, samples === 4 ? 6 : 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    ...[['IHDR', header] as const, ['IDAT', deflateSync(Buffer.from(bytes))] as const].map(([type, data]) => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const ends = Buffer.alloc(8);
      ends.writeUInt32BE(data.length, 0);
      ends.writeUInt32BE(crc32(body), 4);
      return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
    }),
  ]);
}

describe('a screenshot', () => {
  test.each([3, 4] as const)('of %i bytes a pixel is read whatever filter a row has', (samples) => {
    const { width, height, colours } = decode(filteredPng(samples));
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    expect([...colours]).toEqual(
      Array.from({ length: WIDTH * HEIGHT }, (_, n) => {
        const [row, column] = [Math.floor(n / WIDTH), n % WIDTH];
        return 16 * column * 65_536 + 10 * row * 256 + 7;
      }),
    );
  });

  test('becomes a picture of the same size with 64 colours and what it was drawn from', () => {
    const png = palettePng(filteredPng(3), 'Source', 'abc');
    expect(pngFacts(png)).toEqual({ width: WIDTH, height: HEIGHT, texts: { Source: 'abc' } });
    const palette = png.indexOf('PLTE');
    expect(png.readUInt32BE(palette - 4)).toBe(64 * 3);
    expect(png.readUInt32BE(png.length - 4)).toBe(crc32('IEND'));
  });
});

test('bytes that are no PNG have no size', () => {
  expect(pngFacts(readFileSync(import.meta.filename))).toBeUndefined();
  expect(pngFacts(new Uint8Array())).toBeUndefined();
});
