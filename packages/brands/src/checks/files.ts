import { FONT_FALLBACKS } from '../font-fallbacks.ts';
import { FONT_PARTS, partFile } from '../font-parts.ts';
import { PICTURES } from '../pictures.ts';
import type { FontFile } from '../theme.ts';
import { pngFacts } from './png.ts';

/** A file of the package by its path in it, or undefined where there is none. */
export type ReadFile = (path: string) => Uint8Array | undefined;

const MOST_FONTS = 2;
const WOFF2_SIGNATURE = 'wOF2';

/** More fonts than a page should fetch, and fonts or licences that are not in the fonts' folder. */
export function fontProblems(fonts: readonly FontFile[], read: ReadFile): string[] {
  const tooMany =
    fonts.length > MOST_FONTS ? [`theme.fonts: ${fonts.length} files, at most ${MOST_FONTS}`] : [];
  const gaps = fonts.flatMap(({ file }, n) => gapsOf(file, read).map((gap) => `theme.fonts.${n}: ${gap}`));
  return [...tooMany, ...gaps];
}

function gapsOf(font: string, read: ReadFile): string[] {
  const parts = FONT_PARTS.map((part) => `fonts/${partFile(font, part)}`);
  const licence = `fonts/${font.replace(/\.woff2$/, '.OFL.txt')}`;
  return [
    ...parts
      .filter((part) => !isWoff2(read(part)))
      .map((part) => `${part} is missing: run \`npm run fonts\``),
    ...(read(licence) ? [] : [`its licence, ${licence}, is missing`]),
    ...(FONT_FALLBACKS[font] ? [] : ['nothing stands in for it until it comes: run `npm run fonts`']),
  ];
}

/** Pictures that have not been drawn, or not at their size. */
export function pictureProblems(brandId: string, read: ReadFile): string[] {
  return Object.entries(PICTURES).flatMap(([name, { width, height }]) => {
    const file = `${name}.png`;
    const facts = pngFacts(read(`src/${brandId}/${file}`) ?? new Uint8Array());
    if (!facts) return [`${file}: missing, drawn by \`npm run artwork -- ${brandId}\` when nothing else is`];
    return facts.width === width && facts.height === height
      ? []
      : [`${file}: ${facts.width} by ${facts.height} pixels, not ${width} by ${height}`];
  });
}

function isWoff2(bytes: Uint8Array | undefined): boolean {
  return bytes !== undefined && String.fromCharCode(...bytes.subarray(0, 4)) === WOFF2_SIGNATURE;
}
