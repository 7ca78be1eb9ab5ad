/** Inclusive code points. */
type Range = readonly [from: number, to: number];

/** A subset of a font. Browsers fetch its file only for pages that contain one of its characters. */
export type FontPart = { suffix: string; ranges: readonly Range[] };

/** The characters of nearly every page, then the rest of Latin-1, then other characters in names in the UK. */
export const FONT_PARTS = [
  {
    suffix: '',
    ranges: [
      // Basic Latin without # $ < > [ \ ] ^ _ ` { | } ~
      [0x20, 0x22],
      [0x25, 0x3b],
      [0x3d, 0x3d],
      [0x3f, 0x5a],
      [0x61, 0x7a],
      [0xa0, 0xa0], // non-breaking space
      [0xa3, 0xa3], // £
      [0xa9, 0xa9], // ©
      [0xb7, 0xb7], // ·
      [0xd7, 0xd7], // ×
      [0x2013, 0x2014],
      [0x2018, 0x2019],
      [0x201c, 0x201d],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x2192, 0x2192], // →
      [0x2212, 0x2212], // −
    ],
  },
  {
    suffix: '-western',
    ranges: [
      [0x23, 0x24],
      [0x3c, 0x3c],
      [0x3e, 0x3e],
      [0x5b, 0x60],
      [0x7b, 0x7e],
      [0xa1, 0xa2],
      [0xa4, 0xa8],
      [0xaa, 0xb6],
      [0xb8, 0xd6],
      [0xd8, 0xff],
      [0x20ac, 0x20ac], // €
      [0x2190, 0x2191],
      [0x2193, 0x2193],
    ],
  },
  {
    suffix: '-wider',
    ranges: [
      [0x100, 0x17f], // Latin Extended-A
      [0x218, 0x21b], // Romanian
      [0x1e80, 0x1e85], // Welsh
      [0x1ef2, 0x1ef3],
    ],
  },
] as const satisfies readonly FontPart[];

/** The file of a part, for example `nunito-wider.woff2` for the wider Latin part of `nunito.woff2`. */
export function partFile(file: string, { suffix }: FontPart): string {
  return file.replace(/\.woff2$/, `${suffix}.woff2`);
}
