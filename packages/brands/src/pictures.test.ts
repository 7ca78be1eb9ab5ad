import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { picturePath, pictureSource, PICTURE_NAMES, SOURCE_KEYWORD } from '../scripts/brand-files.ts';
import { BRANDS } from './brands.ts';
import { FONT_PARTS, partFile } from './font-parts.ts';
import { pngFacts } from './checks/png.ts';
import { PICTURES } from './pictures.ts';

const MOST_BYTES = 40 * 1024;

const DRAWN = Object.values(BRANDS).flatMap((brand) =>
  PICTURE_NAMES.map((name) => ({ id: brand.id, name, brand })),
);

describe.each(DRAWN)('the $name picture of $id', ({ id, name, brand }) => {
  const bytes = readFileSync(picturePath(id, name));

  test('shows what the brand says now', () => {
    const source = pngFacts(bytes)?.texts[SOURCE_KEYWORD];
    expect(source, 'the drawing has changed: run `npm run artwork` and commit it').toBe(
      pictureSource(brand, name),
    );
  });

  test('has its size and is small to fetch', () => {
    const { width, height } = PICTURES[name];
    expect(pngFacts(bytes)).toMatchObject({ width, height });
    expect(bytes.length).toBeLessThan(MOST_BYTES);
  });
});

test('a picture’s document holds the brand’s own words and drawings, and only what it is told to load', () => {
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
