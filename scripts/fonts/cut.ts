import { create } from 'fontkit';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { FONT_PARTS, partFile, type FontPart } from '@fairlead/brands/font-parts';
import type { FontFile } from '@fairlead/brands/theme';
import { weightsOf } from '@fairlead/brands/type-uses';
import { renamed } from './name-table.ts';
import { sourceOf } from './sources.ts';

/** Figures of one width, and letters that change their shape along an axis. */
const FEATURES = ['tnum', 'lnum', 'rvrn', 'rclt'];

/** What no browser needs: widths and metrics that the outlines say as well, names of axes, classes of marks. */
const DROPPED = ['HVAR', 'MVAR', 'STAT', 'GDEF', 'BASE', 'gasp'];

const textOf = ({ ranges }: FontPart): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');

async function cutPart(font: FontFile, part: FontPart): Promise<Uint8Array> {
  const { file, family } = font;
  const { min, max } = weightsOf(font);
  const { bytes, place, isKerned } = sourceOf(file, part.suffix === '-wider' ? 'latin-ext' : 'latin');
  const cut = await subsetFont(bytes, textOf(part), {
    targetFormat: 'sfnt',
    keepFeatures: isKerned ? [...FEATURES, 'kern'] : FEATURES,
    dropTables: DROPPED,
    variationAxes: { ...place, wght: min === max ? min : { min, max } },
    noHinting: true,
  });
  return convert(renamed(cut, { family, copyright: create(bytes).copyright }), 'woff2');
}

/** The files of a font, cut to our letters and to the weights that the themes name. */
export async function cutFont(font: FontFile): Promise<{ file: string; bytes: Uint8Array }[]> {
  const files: { file: string; bytes: Uint8Array }[] = [];
  // One at a time: the packer shares its memory between calls.
  for (const part of FONT_PARTS) {
    files.push({ file: partFile(font.file, part), bytes: await cutPart(font, part) });
  }
  return files;
}
