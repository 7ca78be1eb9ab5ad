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
  const files = fonts.flatMap(({ file }, n) => {
    const licence = file.replace(/\.woff2$/, '.OFL.txt');
    const bytes = read(`fonts/${file}`);
    return [
      ...(bytes && startsWith(bytes, WOFF2_SIGNATURE)
        ? []
        : [`theme.fonts.${n}: fonts/${file} is not there or no WOFF2 file`]),
      ...(read(`fonts/${licence}`) ? [] : [`theme.fonts.${n}: its licence, fonts/${licence}, is not there`]),
    ];
  });
  return [...tooMany, ...files];
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

function startsWith(bytes: Uint8Array, text: string): boolean {
  return String.fromCharCode(...bytes.subarray(0, text.length)) === text;
}
