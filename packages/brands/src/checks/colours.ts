import { contrast, nearestPassing } from '../contrast.ts';
import { CONTRAST_PAIRS } from '../contrast-pairs.ts';
import type { SurfaceTokens, Theme } from '../theme.ts';

const COLOUR = /^#[0-9a-f]{6}$/;

/** Invalid colours, and every declared pair with too little contrast for WCAG 2.2 AA, with the nearest that passes. */
export function colourProblems(theme: Theme): string[] {
  return (['light', 'dark'] as const).flatMap((surface) => {
    const malformed = Object.entries(theme[surface]).filter(([, colour]) => !COLOUR.test(colour));
    return malformed.length > 0
      ? malformed.map(
          ([token, colour]) => `theme.${surface}.${token}: ${colour} is not #rrggbb in lower case`,
        )
      : lowContrast(theme[surface]).map((pair) => `theme.${surface}.${pair}`);
  });
}

function lowContrast(tokens: SurfaceTokens): string[] {
  return CONTRAST_PAIRS.flatMap(({ token, on, minimum }) =>
    on.flatMap((background) => {
      const [colour, behind] = [tokens[token], tokens[background]];
      const ratio = contrast(colour, behind);
      if (ratio >= minimum) return [];
      const better = nearestPassing(colour, behind, minimum);
      return [
        `${token}: ${colour} on ${background} ${behind} has a contrast of ${ratio.toFixed(2)}, needs ${minimum}: try ${better}`,
      ];
    }),
  );
}
