import { contrast, nearestPassing } from '../contrast.ts';
import { CONTRAST_PAIRS } from '../contrast-pairs.ts';
import type { SurfaceTokens, Theme } from '../theme.ts';

const COLOUR = /^#[0-9a-f]{6}$/;

/** Colours that are none, and every declared pair that WCAG 2.2 AA finds too faint, with the nearest that passes. */
export function colourProblems(theme: Theme): string[] {
  return (['light', 'dark'] as const).flatMap((surface) => {
    const malformed = Object.entries(theme[surface]).filter(([, colour]) => !COLOUR.test(colour));
    return malformed.length > 0
      ? malformed.map(
          ([token, colour]) => `theme.${surface}.${token}: ${colour} is not #rrggbb in small letters`,
        )
      : tooFaint(theme[surface]).map((pair) => `theme.${surface}.${pair}`);
  });
}

function tooFaint(tokens: SurfaceTokens): string[] {
  return CONTRAST_PAIRS.flatMap(({ token, on, least }) =>
    on.flatMap((ground) => {
      const [colour, behind] = [tokens[token], tokens[ground]];
      const ratio = contrast(colour, behind);
      if (ratio >= least) return [];
      const better = nearestPassing(colour, behind, least);
      return [
        `${token}: ${colour} on ${ground} ${behind} has a contrast of ${ratio.toFixed(2)}, needs ${least}: try ${better}`,
      ];
    }),
  );
}
