import { existsSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BRANDS } from './brands.ts';
import { themeCss } from './theme-css.ts';
import type { FontFile, TypeTokens } from './theme.ts';

const kept = (file: string): URL => new URL(`../fonts/${file}`, import.meta.url);
const LETTERS_OF_ENGLISH = 'U+20-7e';
const MOST_BYTES = 32 * 1024;

/** The weights and widths at which a theme sets its type, and the families it names for them. */
function usesOf(type: TypeTokens): { families: string; weight: number; stretch: string }[] {
  const { fontBody, fontDisplay, fontFigure, stretchDisplay } = type;
  return [
    { families: fontBody, weight: type.weightBody, stretch: '100%' },
    { families: fontBody, weight: type.weightStrong, stretch: '100%' },
    { families: fontDisplay, weight: type.weightDisplay, stretch: stretchDisplay },
    { families: fontFigure, weight: type.weightFigure, stretch: stretchDisplay },
  ];
}

const isWithin = (figure: number, range: string): boolean => {
  const [least = NaN, most = NaN] = range.split(' ').map((end) => Number.parseFloat(end));
  return least <= figure && figure <= most;
};

describe.each(Object.values(BRANDS))('the fonts of $id', (brand) => {
  const { type, fonts } = brand.theme;
  const css = themeCss(brand, { fontUrl: (file) => `/fonts/${file}` });
  const faces = css.match(/@font-face\{[^}]+\}/g) ?? [];
  const loaded = faces.filter((face) => face.includes('url('));
  const fontOf = (families: string): FontFile | undefined =>
    fonts.find(({ family }) => families.startsWith(`'${family}'`));

  test('come as at most two small files for a page in English', () => {
    const fetched = loaded.filter((face) => face.includes(LETTERS_OF_ENGLISH));
    const files = fetched.map((face) => /\/fonts\/([^"]+)/.exec(face)?.[1] ?? '');
    expect(files).toEqual(fonts.map(({ file }) => file));
    expect(files.length).toBeLessThanOrEqual(2);
    for (const file of files) expect(statSync(kept(file)).size).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('are kept with their licences, and show other fonts until they have come', () => {
    for (const face of loaded) {
      expect(face).toContain('font-display:swap');
      expect(existsSync(kept(/\/fonts\/([^"]+)/.exec(face)?.[1] ?? ''))).toBe(true);
    }
    for (const { file } of fonts) expect(existsSync(kept(file.replace('.woff2', '.OFL.txt')))).toBe(true);
  });

  test.each(usesOf(type))('reach to $weight at $stretch', ({ families, weight, stretch }) => {
    const font = fontOf(families);
    expect(font).toBeDefined();
    expect(isWithin(weight, font?.weights ?? '')).toBe(true);
    expect(isWithin(Number.parseFloat(stretch), font?.stretches ?? '100% 100%')).toBe(true);
  });

  test.each(usesOf(type))('have a stand-in of the same size at $weight, $stretch', (use) => {
    const { family = '', stretches } = fontOf(use.families) ?? {};
    const width = stretches === undefined ? '' : `font-stretch:${use.stretch};`;
    const head = `@font-face{font-family:"${family} fallback";font-weight:${use.weight};${width}src:local(`;
    const standIn = faces.find((face) => face.startsWith(head));
    expect(standIn, 'run `npm run fonts` and commit what it writes').toBeDefined();
    expect(standIn).toMatch(
      /size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%;line-gap-override:0%/,
    );
    expect(css).toContain(`'${family}', '${family} fallback', `);
  });
});
