import type { Svg } from './brand-record.ts';
import type { SurfaceTokens } from './theme.ts';

const FILLS = {
  'art-fill': 'art',
  'art-soft': 'artSoft',
  'art-action': 'action',
  'art-paper': 'surfaceRaised',
  'art-tint': 'surfaceTint',
  'art-sunken': 'surfaceSunken',
} as const satisfies Record<string, keyof SurfaceTokens>;

const STROKES = {
  'art-line': 'art',
  'art-line-soft': 'artSoft',
  'art-line-action': 'action',
  'art-line-paper': 'surfaceRaised',
} as const satisfies Record<string, keyof SurfaceTokens>;

/** The classes that a drawing can use. On a page, the style sheet of `ui` sets their colours. */
export const ART_CLASSES = [
  ...Object.keys(FILLS),
  ...Object.keys(STROKES),
  'art-current',
  'art-line-current',
  'art-word',
] as const;

/** CSS rules that colour a drawing outside a page: in an icon, an email or a printed document. */
export function artStyles(tokens: SurfaceTokens): string {
  const fills = Object.entries(FILLS).map(([name, token]) => `.${name}{fill:${tokens[token]}}`);
  const lines = Object.entries(STROKES).map(([name, token]) => `.${name}{stroke:${tokens[token]}}`);
  const own = '.art-current,.art-word{fill:currentColor}.art-line-current{stroke:currentColor}';
  const current = `svg{color:${tokens.text}}${own}`;
  const shape = '[class^=art-line]{fill:none;stroke-linecap:round;stroke-linejoin:round}';
  return [shape, ...fills, ...lines, current].join('');
}

/** The brand's mark on its dark surface as a complete SVG file, for the favicon and the touch icon. */
export function iconSvg(mark: Svg, tokens: SurfaceTokens, radius = 10): Svg {
  const background = `<rect width="48" height="48" rx="${radius}" fill="${tokens.surface}"/>`;
  const style = `<style>${artStyles(tokens)}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${style}${background}<g transform="translate(8 8)">${mark}</g></svg>`;
}
