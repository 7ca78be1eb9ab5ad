import type { BrandId } from '@fairlead/brands/brand';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { inRoot } from '../../scripts/root.ts';
import type { Width } from './asked.ts';
import { picturesOf, type Picture } from './pictures.ts';

export const SHEETS_FOLDER = inRoot('docs', 'screens');

type Layout = { readonly columns: number; readonly width: number; readonly height: number };

/** How large the top of a page is on a sheet. */
const LAYOUTS: Readonly<Record<Width, Layout>> = {
  390: { columns: 24, width: 104, height: 260 },
  1280: { columns: 14, width: 168, height: 190 },
};

const GAP_PX = 10;
const LABEL_PX = 28;
const LETTERS_A_LINE = { 390: 20, 1280: 33 } as const satisfies Record<Width, number>;

const LARGEST_BYTES = 600_000;
const QUALITIES = [60, 45, 30, 20, 12, 6] as const;

export const sheetFile = (brand: BrandId, width: Width): string => `${brand}-${width}.webp`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** At most two lines of the name. */
function linesOf(name: string, letters: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word.slice(0, letters));
  }
  return lines.filter((line) => line !== '').slice(0, 2);
}

function label(name: string, width: Width): Buffer {
  const { width: across } = LAYOUTS[width];
  const lines = linesOf(name, LETTERS_A_LINE[width]).map(
    (line, index) => `<text x="0" y="${10 + index * 11}">${escape(line)}</text>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${LABEL_PX}" font-family="sans-serif" font-size="9">${lines.join('')}</svg>`,
  );
}

/** A page that is shorter than its tile ends where it ends. */
async function lengthened(file: string, width: Width): Promise<string | Buffer> {
  const { width: across, height } = LAYOUTS[width];
  const { width: own, height: tall } = await sharp(file).metadata();
  const wanted = Math.ceil((own * height) / across);
  if (tall >= wanted) return file;
  return sharp(file)
    .extend({ bottom: wanted - tall, background: 'white' })
    .toBuffer();
}

async function tile(picture: Picture, index: number, width: Width): Promise<OverlayOptions[]> {
  const { columns, width: across, height } = LAYOUTS[width];
  const left = GAP_PX + (index % columns) * (across + GAP_PX);
  const top = GAP_PX + Math.floor(index / columns) * (height + LABEL_PX + GAP_PX);
  const input = await sharp(await lengthened(picture.file, width))
    .resize({ width: across, height, fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
  return [
    { input: label(picture.name, width), left, top },
    { input, left, top: top + LABEL_PX },
  ];
}

/** Writes one picture with the top of every page of a brand, small enough to be stored. Returns how many it has. */
export async function writeSheet(brand: BrandId, width: Width): Promise<number> {
  const pictures = picturesOf(brand, width);
  if (pictures.length === 0) return 0;
  const { columns, width: across, height } = LAYOUTS[width];
  const rows = Math.ceil(pictures.length / columns);
  const shown = await Promise.all(pictures.map((picture, index) => tile(picture, index, width)));
  const sheet = await sharp({
    create: {
      width: GAP_PX + Math.min(columns, pictures.length) * (across + GAP_PX),
      height: GAP_PX + rows * (height + LABEL_PX + GAP_PX),
      channels: 3,
      background: 'gainsboro',
    },
  })
    .composite(shown.flat())
    .png()
    .toBuffer();
  for (const quality of QUALITIES) {
    const { size } = await sharp(sheet)
      .webp({ quality, effort: 6 })
      .toFile(path.join(SHEETS_FOLDER, sheetFile(brand, width)));
    if (size <= LARGEST_BYTES) break;
  }
  return pictures.length;
}
