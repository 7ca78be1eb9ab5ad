import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { picturePath, pictureSource, PICTURE_NAMES, SOURCE_KEYWORD } from '../scripts/brand-files.ts';
import { BRANDS } from './brands.ts';
import { FONT_PARTS, partFile } from './font-parts.ts';
import { pngFacts } from './checks/png.ts';
import { PICTURES } from './pictures.ts';

const MAX_BYTES = 40 * 1024;

const DRAWN = Object.values(BRANDS).flatMap((brand) =>
  PICTURE_NAMES.map((name) => ({ id: brand.id, name, brand })),
);

describe.each(DRAWN)('the $name picture of $id', ({ id, name, brand }) => {
  const bytes = readFileSync(picturePath(id, name));

  test('matches the brand’s current record', () => {
    const source = pngFacts(bytes)?.texts[SOURCE_KEYWORD];
    expect(source, 'the picture is out of date: run `npm run artwork` and commit the result').toBe(
      pictureSource(brand, name),
    );
  });

  test('has the right size and is under 40 KiB', () => {
    const { width, height } = PICTURES[name];
    expect(pngFacts(bytes)).toMatchObject({ width, height });
    expect(bytes.length).toBeLessThan(MAX_BYTES);
  });
});

test('a picture’s HTML contains the brand’s headline and drawing, and loads only its fonts', () => {
  const page = PICTURES['open-graph'].page(BRANDS.lendable, (file) => `fonts/${file}`);
  expect(page).toContain(BRANDS.lendable.landing.heroHeading);
  expect(page).toContain(BRANDS.lendable.config.illustrations.hero);
  expect([...page.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address)).toEqual(
    BRANDS.lendable.theme.fonts.flatMap(({ file }) =>
      FONT_PARTS.map((part) => `fonts/${partFile(file, part)}`),
    ),
  );
  expect(page).not.toMatch(/undefined|NaN/);
});
