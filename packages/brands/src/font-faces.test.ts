import { existsSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BRANDS } from './brands.ts';
import { themeCss } from './theme-css.ts';
import type { FontFile } from './theme.ts';
import { isSetIn, typeUses, type TypeUse } from './type-uses.ts';

const fontFile = (file: string): URL => new URL(`../fonts/${file}`, import.meta.url);
const ENGLISH_LETTERS = 'U+61-7a';

/**
 * The limit for all fonts of a brand. With one font: the first round trip of a new connection (ten segments of 1,460
 * bytes, RFC 6928) less the response headers. With two: what 1.6 Mbit/s delivers in 150 ms next to the style sheet.
 */
const MAX_BYTES = [14_200, 19_700];

describe.each(Object.values(BRANDS))('the fonts of $id', (brand) => {
  const { type, fonts } = brand.theme;
  const css = themeCss(brand, { fontUrl: (file) => `/fonts/${file}` });
  const faces = css.match(/@font-face\{[^}]+\}/g) ?? [];
  const loaded = faces.filter((face) => face.includes('url('));
  const fontOf = (use: TypeUse): FontFile | undefined => fonts.find((font) => isSetIn(font, use));

  test('are at most two small files for a page in English', () => {
    const fetched = loaded.filter((face) => face.includes(ENGLISH_LETTERS));
    const files = fetched.map((face) => /\/fonts\/([^"]+)/.exec(face)?.[1] ?? '');
    expect(files).toEqual(fonts.map(({ file }) => file));
    const bytes = files.reduce((sum, file) => sum + statSync(fontFile(file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES[files.length - 1] ?? 0);
  });

  test('are stored with their licences and use `font-display: swap`', () => {
    for (const face of loaded) {
      expect(face).toContain('font-display:swap');
      expect(existsSync(fontFile(/\/fonts\/([^"]+)/.exec(face)?.[1] ?? ''))).toBe(true);
    }
    for (const { file } of fonts) expect(existsSync(fontFile(file.replace('.woff2', '.OFL.txt')))).toBe(true);
  });

  test.each(typeUses(type))('include weight $weight and have a fallback of the same size for it', (use) => {
    const { family = 'none' } = fontOf(use) ?? {};
    const head = `@font-face{font-family:"${family} fallback";font-weight:${use.weight};src:local(`;
    const fallback = faces.find((face) => face.startsWith(head));
    expect(fallback, 'run `npm run fonts` and commit what it writes').toBeDefined();
    expect(fallback).toMatch(
      /size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%;line-gap-override:0%/,
    );
    expect(css).toContain(`'${family}', '${family} fallback', `);
  });
});
