import { FONT_FALLBACKS } from '../font-fallbacks.ts';
import { FONT_PARTS, partFile } from '../font-parts.ts';
import { PICTURES } from '../pictures.ts';
import type { FontFile } from '../theme.ts';
import { pngFacts } from './png.ts';

/** Reads a file of this package by its relative path; undefined if it does not exist. */
export type ReadFile = (path: string) => Uint8Array | undefined;

const MAX_FONTS = 2;
const WOFF2_SIGNATURE = 'wOF2';

/** Too many fonts for one page, and fonts without their files, licence or fallback. */
export function fontProblems(fonts: readonly FontFile[], read: ReadFile): string[] {
  const tooMany =
    fonts.length > MAX_FONTS ? [`theme.fonts: ${fonts.length} files, at most ${MAX_FONTS}`] : [];
  const gaps = fonts.flatMap(({ file }, n) =>
    missingFor(file, read).map((problem) => `theme.fonts.${n}: ${problem}`),
  );
  return [...tooMany, ...gaps];
}

function missingFor(font: string, read: ReadFile): string[] {
  const parts = FONT_PARTS.map((part) => `fonts/${partFile(font, part)}`);
  const licence = `fonts/${font.replace(/\.woff2$/, '.OFL.txt')}`;
  return [
    ...parts
      .filter((part) => !isWoff2(read(part)))
      .map((part) => `${part} is missing: run \`npm run fonts\``),
    ...(read(licence) ? [] : [`its licence, ${licence}, is missing`]),
    ...(FONT_FALLBACKS[font] ? [] : ['has no fallback font: run `npm run fonts`']),
  ];
}

/** Pictures that are missing or have the wrong size. */
export function pictureProblems(brandId: string, read: ReadFile): string[] {
  return Object.entries(PICTURES).flatMap(([name, { width, height }]) => {
    const file = `${name}.png`;
    const facts = pngFacts(read(`src/${brandId}/${file}`) ?? new Uint8Array());
    if (!facts)
      return [`${file}: missing, run \`npm run artwork -- ${brandId}\` when nothing else is missing`];
    return facts.width === width && facts.height === height
      ? []
      : [`${file}: ${facts.width} by ${facts.height} pixels, not ${width} by ${height}`];
  });
}

function isWoff2(bytes: Uint8Array | undefined): boolean {
  return bytes !== undefined && String.fromCharCode(...bytes.subarray(0, 4)) === WOFF2_SIGNATURE;
}
