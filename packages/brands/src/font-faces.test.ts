import { existsSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BRANDS } from './brands.ts';
import { themeCss } from './theme-css.ts';
import type { FontFile } from './theme.ts';
import { isSetIn, typeUses, type TypeUse } from './type-uses.ts';

const kept = (file: string): URL => new URL(`../fonts/${file}`, import.meta.url);
const LETTERS_OF_ENGLISH = 'U+61-7a';

/**
 * Of a brand's fonts together: for one, what the first round trip of a new connection brings (ten segments of 1,460
 * bytes, RFC 6928), less the head of the answer; for two, what 1.6 Mbit/s brings in 150 ms beside the style sheet.
 */
const MOST_BYTES = [14_200, 19_700];

describe.each(Object.values(BRANDS))('the fonts of $id', (brand) => {
  const { type, fonts } = brand.theme;
  const css = themeCss(brand, { fontUrl: (file) => `/fonts/${file}` });
  const faces = css.match(/@font-face\{[^}]+\}/g) ?? [];
  const loaded = faces.filter((face) => face.includes('url('));
  const fontOf = (use: TypeUse): FontFile | undefined => fonts.find((font) => isSetIn(font, use));

  test('come as at most two small files for a page in English', () => {
    const fetched = loaded.filter((face) => face.includes(LETTERS_OF_ENGLISH));
    const files = fetched.map((face) => /\/fonts\/([^"]+)/.exec(face)?.[1] ?? '');
    expect(files).toEqual(fonts.map(({ file }) => file));
    const bytes = files.reduce((sum, file) => sum + statSync(kept(file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES[files.length - 1] ?? 0);
  });

  test('are kept with their licences, and show other fonts until they have come', () => {
    for (const face of loaded) {
      expect(face).toContain('font-display:swap');
      expect(existsSync(kept(/\/fonts\/([^"]+)/.exec(face)?.[1] ?? ''))).toBe(true);
    }
    for (const { file } of fonts) expect(existsSync(kept(file.replace('.woff2', '.OFL.txt')))).toBe(true);
  });

  test.each(typeUses(type))('hold $weight, and have a stand-in of the same size for it', (use) => {
    const { family = 'none' } = fontOf(use) ?? {};
    const head = `@font-face{font-family:"${family} fallback";font-weight:${use.weight};src:local(`;
    const standIn = faces.find((face) => face.startsWith(head));
    expect(standIn, 'run `npm run fonts` and commit what it writes').toBeDefined();
    expect(standIn).toMatch(
      /size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%;line-gap-override:0%/,
    );
    expect(css).toContain(`'${family}', '${family} fallback', `);
  });
});
