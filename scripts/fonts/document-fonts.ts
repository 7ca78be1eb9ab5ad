import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { renamed } from './name-table.ts';

/** What a PDF can contain: Latin letters of any language, Greek and Cyrillic, and the signs of our sentences. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b9, 0x2dd],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x1e00, 0x1eff],
  [0x2010, 0x2026],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

const TEXT = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).join('');

/** The files by the faces of Source Sans 3, whose licence keeps its name for the whole font. */
const FACES = {
  'regular.ttf': { face: 'SourceSans3-Regular', family: 'Steady Sans' },
  'bold.ttf': { face: 'SourceSans3-Bold', family: 'Steady Sans Bold' },
} as const;

/** What only hinting and layout by features need: without them a PDF is made in a third of the time. */
const DROPPED = ['DSIG', 'GDEF', 'GPOS', 'GSUB', 'BASE', 'gasp', 'fpgm', 'prep', 'cvt ', 'STAT'];

async function cut({ face, family }: (typeof FACES)[keyof typeof FACES]): Promise<Uint8Array> {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(`source-sans/TTF/${face}.ttf`)));
  const font = await subsetFont(bytes, TEXT, {
    targetFormat: 'sfnt',
    keepFeatures: [],
    dropTables: DROPPED,
    variationAxes: {},
    noHinting: true,
  });
  return renamed(font, { family, copyright: create(bytes).copyright });
}

/** The fonts that PDFs embed: one for all brands, since the documents are the lender's. */
export async function cutDocumentFonts(): Promise<{ file: string; bytes: Uint8Array }[]> {
  const files: { file: string; bytes: Uint8Array }[] = [];
  // One at a time: the packer shares its memory between calls.
  for (const [file, face] of Object.entries(FACES)) files.push({ file, bytes: await cut(face) });
  return files;
}
