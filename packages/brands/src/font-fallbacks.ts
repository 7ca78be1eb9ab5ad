import type { FontFallback } from './theme.ts';

/** Written by `npm run fonts`: for each font, what stands in for it at the weights that themes use. */
export const FONT_FALLBACKS: Readonly<Record<string, readonly FontFallback[]>> = {
  'archivo-condensed.woff2': [
    { kind: 'sans', isBold: true, weight: 700, sizeAdjust: 0.6635, ascent: 0.878, descent: 0.21 },
  ],
  'archivo.woff2': [
    { kind: 'sans', isBold: false, weight: 400, sizeAdjust: 0.9806, ascent: 0.878, descent: 0.21 },
    { kind: 'sans', isBold: true, weight: 600, sizeAdjust: 0.9483, ascent: 0.878, descent: 0.21 },
  ],
  'figtree.woff2': [
    { kind: 'sans', isBold: false, weight: 400, sizeAdjust: 1.0045, ascent: 0.95, descent: 0.25 },
    { kind: 'sans', isBold: true, weight: 650, sizeAdjust: 0.9582, ascent: 0.95, descent: 0.25 },
    { kind: 'sans', isBold: true, weight: 700, sizeAdjust: 0.9633, ascent: 0.95, descent: 0.25 },
  ],
  'level-sans.woff2': [
    { kind: 'sans', isBold: false, weight: 400, sizeAdjust: 1.0095, ascent: 1.025, descent: 0.275 },
    { kind: 'sans', isBold: true, weight: 600, sizeAdjust: 0.9701, ascent: 1.025, descent: 0.275 },
    { kind: 'sans', isBold: false, weight: 300, sizeAdjust: 0.9957, ascent: 1.025, descent: 0.275 },
  ],
  'nunito-bold.woff2': [
    { kind: 'sans', isBold: true, weight: 800, sizeAdjust: 0.9967, ascent: 1.011, descent: 0.353 },
  ],
  'nunito.woff2': [
    { kind: 'sans', isBold: false, weight: 450, sizeAdjust: 1.0131, ascent: 1.011, descent: 0.353 },
  ],
  'outfit.woff2': [
    { kind: 'sans', isBold: false, weight: 400, sizeAdjust: 0.9792, ascent: 1, descent: 0.26 },
    { kind: 'sans', isBold: true, weight: 600, sizeAdjust: 0.9273, ascent: 1, descent: 0.26 },
  ],
  'steady-sans.woff2': [
    { kind: 'sans', isBold: false, weight: 400, sizeAdjust: 0.9289, ascent: 1.024, descent: 0.4 },
    { kind: 'sans', isBold: true, weight: 650, sizeAdjust: 0.9033, ascent: 1.024, descent: 0.4 },
  ],
  'steady-serif.woff2': [
    { kind: 'serif', isBold: true, weight: 650, sizeAdjust: 1.1297, ascent: 1.036, descent: 0.335 },
  ],
};
