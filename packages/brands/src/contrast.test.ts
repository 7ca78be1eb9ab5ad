import { describe, expect, test } from 'vitest';
import { BRANDS } from './brands.ts';
import { contrast, nearestPassing } from './contrast.ts';
import { CONTRAST_PAIRS } from './contrast-pairs.ts';
import type { SurfaceTokens } from './theme.ts';

function tooFaint(tokens: SurfaceTokens): string[] {
  return CONTRAST_PAIRS.flatMap(({ token, on, least }) =>
    on.flatMap((ground) => {
      const [colour, behind] = [tokens[token], tokens[ground]];
      const ratio = contrast(colour, behind);
      if (ratio >= least) return [];
      const better = nearestPassing(colour, behind, least);
      return [
        `${token} ${colour} on ${ground} ${behind} is ${ratio.toFixed(2)}, needs ${least}: try ${better}`,
      ];
    }),
  );
}

describe.each(Object.values(BRANDS))('the colours of $id', ({ theme }) => {
  test.each(['light', 'dark'] as const)('can be told apart on its %s surface', (surface) => {
    expect(tooFaint(theme[surface])).toEqual([]);
  });
});

describe('contrast', () => {
  test('is 21 between black and white, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  });

  test.each([
    ['#ff8a1f', '#ffffff', 4.5],
    ['#355e3b', '#0c110d', 4.5],
    ['#808080', '#777777', 3],
  ] as const)('suggests for %s on %s a neighbour that reaches %d', (colour, ground, least) => {
    const suggestion = nearestPassing(colour, ground, least);
    expect(contrast(suggestion, ground)).toBeGreaterThanOrEqual(least);
    expect(contrast(suggestion, ground)).toBeLessThan(least + 0.15);
  });
});
