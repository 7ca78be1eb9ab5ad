import { create } from 'fontkit';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { FONT_PARTS, partFile, type FontPart } from '@fairlead/brands/font-parts';
import type { FontFile } from '@fairlead/brands/theme';
import { renamed } from './name-table.ts';
import { sourceOf } from './sources.ts';

/** Kerning, ligatures, accents, figures of one width, and letters that change their shape along an axis. */
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'locl', 'tnum', 'lnum', 'rvrn', 'rclt', 'calt'];

const textOf = ({ ranges }: FontPart): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');

function rangeOf(words: string): { min: number; max: number } {
  const [min = NaN, max = min] = words.split(' ').map((word) => Number.parseFloat(word));
  return { min, max };
}

async function cutPart(font: FontFile, part: FontPart): Promise<Uint8Array> {
  const { family, weights, stretches } = font;
  const source = sourceOf(font, part.suffix === '-wider' ? 'latin-ext' : 'latin');
  const cut = await subsetFont(source, textOf(part), {
    targetFormat: 'sfnt',
    keepFeatures: FEATURES,
    variationAxes: { wght: rangeOf(weights), ...(stretches ? { wdth: rangeOf(stretches) } : {}) },
    noHinting: true,
  });
  return convert(renamed(cut, { family, copyright: create(source).copyright }), 'woff2');
}

/** The files of a font, cut to our letters and to the weights and widths that the themes name. */
export async function cutFont(font: FontFile): Promise<{ file: string; bytes: Uint8Array }[]> {
  const files: { file: string; bytes: Uint8Array }[] = [];
  // One at a time: the packer shares its memory between calls.
  for (const part of FONT_PARTS) {
    files.push({ file: partFile(font.file, part), bytes: await cutPart(font, part) });
  }
  return files;
}
