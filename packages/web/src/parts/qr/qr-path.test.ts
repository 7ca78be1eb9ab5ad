import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const ADDRESS = `https://lendable.example/photos?token=${'Ab3-_'.repeat(8)}xyz`;

const PIXELS = 4;

/** The path as a picture, by its own lines: "M4 4h7v1h-7z" is seven dark modules of the fifth row. */
function pictureOf({ side, path }: ReturnType<typeof qrPath>) {
  const size = side * PIXELS;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < PIXELS; row += 1)
      for (let column = 0; column < Number(run) * PIXELS; column += 1) {
        const at = (Number(y) * PIXELS + row) * size + Number(x) * PIXELS + column;
        data.fill(0, at * 4, at * 4 + 3);
      }
  return { width: size, height: size, data };
}

test('a code is read as the address by another library', () => {
  expect(decodeQR(pictureOf(qrPath(ADDRESS)))).toBe(ADDRESS);
});

test('a code has four light modules on every side', () => {
  const { side, path } = qrPath(ADDRESS);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4);
    expect(Math.max(Number(x) + Number(run), Number(y) + 1)).toBeLessThanOrEqual(side - 4);
  }
});
