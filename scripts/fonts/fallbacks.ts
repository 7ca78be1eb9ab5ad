import { create, type Font } from 'fontkit';
import { convert } from 'fontverter';
import type { FontFallback, FontFile, TypeTokens } from '@fairlead/brands/theme';
import { isSetIn, typeUses, type TypeUse } from '@fairlead/brands/type-uses';
import { sourceOf } from './sources.ts';

/** Words as our pages have them, by which fonts are compared. */
const SAMPLE =
  'The amount you borrow is paid back in equal parts, one each month, by direct debit. You pay £280.83 a month for 36 months, which comes to £10,109.94 in total. See what it costs before you apply: looking does not change your credit score.';

/**
 * How wide a letter of the sample is on average, in ems: from Adobe's metrics (AFM) of Helvetica, Helvetica Bold, Times
 * Roman and Times Bold, whose widths Arial, Times New Roman and the Liberation fonts share.
 */
const DEVICE_WIDTHS = {
  sans: { regular: 0.44893, bold: 0.48124 },
  serif: { regular: 0.40751, bold: 0.42956 },
} as const;

const BOLD_FROM = 600;

function fallbackOf(ours: Font, { weight, families }: TypeUse): FontFallback {
  const kind = /[^-]serif$/.test(families) ? 'serif' : 'sans';
  const isBold = weight >= BOLD_FROM;
  const average = ours.layout(SAMPLE).advanceWidth / ours.unitsPerEm / SAMPLE.length;
  return {
    kind,
    isBold,
    weight,
    sizeAdjust: Number((average / DEVICE_WIDTHS[kind][isBold ? 'bold' : 'regular']).toFixed(4)),
    ascent: ours.ascent / ours.unitsPerEm,
    descent: -ours.descent / ours.unitsPerEm,
  };
}

/** What replaces a font at each weight at which the types use it. */
export async function fallbacksOf(font: FontFile, types: readonly TypeTokens[]): Promise<FontFallback[]> {
  const { bytes, place } = sourceOf(font.file, 'latin');
  const whole = create(Buffer.from(await convert(bytes, 'sfnt')));
  const uses = types.flatMap(typeUses).filter((use) => isSetIn(font, use));
  const byWeight = new Map(uses.map((use) => [use.weight, use]));
  return [...byWeight.values()].map((use) =>
    fallbackOf(whole.getVariation({ ...place, wght: use.weight }), use),
  );
}
