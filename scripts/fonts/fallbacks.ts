import { create, type Font } from 'fontkit';
import { convert } from 'fontverter';
import type { FontFallback, FontFile, TypeTokens } from '@fairlead/brands/theme';
import { sourceOf } from './sources.ts';

/** Words as our pages have them, by which fonts are compared. */
const SAMPLE =
  'The amount you borrow is paid back in equal parts, one each month, by direct debit. You pay £280.83 a month for 36 months, which comes to £10,109.94 in all. See what it costs before you apply: looking does not change your credit score.';

/**
 * How wide a letter of the sample is on average, in ems: from Adobe's metrics (AFM) of Helvetica, Helvetica Bold, Times
 * Roman and Times Bold, whose widths Arial, Times New Roman and the Liberation fonts share.
 */
const DEVICE_WIDTHS = {
  sans: { regular: 0.44893, bold: 0.48124 },
  serif: { regular: 0.40751, bold: 0.42956 },
} as const;

const BOLD_FROM = 600;

type Use = { weight: number; stretch: string; families: string };

/** The weights and widths at which a theme sets its type. */
function usesOf(type: TypeTokens): Use[] {
  const { fontBody, fontDisplay, fontFigure, stretchDisplay } = type;
  return [
    { families: fontBody, weight: type.weightBody, stretch: '100%' },
    { families: fontBody, weight: type.weightStrong, stretch: '100%' },
    { families: fontDisplay, weight: type.weightDisplay, stretch: stretchDisplay },
    { families: fontFigure, weight: type.weightFigure, stretch: stretchDisplay },
  ];
}

function fallbackOf(whole: Font, font: FontFile, { weight, stretch, families }: Use): FontFallback {
  const width = font.stretches === undefined ? {} : { wdth: Number.parseFloat(stretch) };
  const ours = whole.getVariation({ wght: weight, ...width });
  const kind = /[^-]serif$/.test(families) ? 'serif' : 'sans';
  const isBold = weight >= BOLD_FROM;
  const average = ours.layout(SAMPLE).advanceWidth / whole.unitsPerEm / SAMPLE.length;
  return {
    kind,
    isBold,
    weight,
    ...(font.stretches === undefined ? {} : { stretch }),
    sizeAdjust: Number((average / DEVICE_WIDTHS[kind][isBold ? 'bold' : 'regular']).toFixed(4)),
    ascent: whole.ascent / whole.unitsPerEm,
    descent: -whole.descent / whole.unitsPerEm,
  };
}

/** What stands in for a font at each weight and width at which the types use it. */
export async function fallbacksOf(font: FontFile, types: readonly TypeTokens[]): Promise<FontFallback[]> {
  const whole = create(Buffer.from(await convert(sourceOf(font, 'latin'), 'sfnt')));
  const uses = types.flatMap(usesOf).filter(({ families }) => families.startsWith(`'${font.family}'`));
  const byLook = new Map(uses.map((use) => [`${use.weight} ${use.stretch}`, use]));
  return [...byLook.values()].map((use) => fallbackOf(whole, font, use));
}
