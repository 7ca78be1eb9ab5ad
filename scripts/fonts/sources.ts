import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The package that a font is cut from, and how. */
type Source = {
  from: string;
  /** In percent of the normal width. */
  width?: number;
  /** False for small text with another font for headings: there a fifth of the file is kerning that is not visible. */
  isKerned?: boolean;
};

/**
 * Fonts that are not cut from the package of their own name. Three have another because their licence keeps theirs for
 * the whole font (a "Reserved Font Name").
 */
const SOURCES: Readonly<Record<string, Source>> = {
  'archivo.woff2': { from: 'archivo', isKerned: false },
  'archivo-condensed.woff2': { from: 'archivo', width: 62 },
  'nunito-bold.woff2': { from: 'nunito' },
  'level-sans.woff2': { from: 'ibm-plex-sans' },
  'steady-sans.woff2': { from: 'source-sans-3', isKerned: false },
  'steady-serif.woff2': { from: 'source-serif-4' },
};

/** The whole font, and what is wanted of it: a place along its other axes, and kerning. */
export function sourceOf(
  file: string,
  letters: 'latin' | 'latin-ext',
): { bytes: Buffer; place: Readonly<Record<string, number>>; isKerned: boolean } {
  const { from, width, isKerned = true } = SOURCES[file] ?? { from: file.replace(/\.woff2$/, '') };
  const axes = width === undefined ? 'wght' : 'wdth';
  const name = `@fontsource-variable/${from}/files/${from}-${letters}-${axes}-normal.woff2`;
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(name)));
  return { bytes, isKerned, place: width === undefined ? {} : { wdth: width } };
}
