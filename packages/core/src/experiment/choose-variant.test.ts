import { describe, expect, test } from 'vitest';
import { chooseVariant } from './choose-variant.ts';

type Variants = Parameters<typeof chooseVariant<{ seed: string; weight: number }>>[0];

const VARIANTS: Variants = [
  { seed: 'usual', weight: 3 },
  { seed: 'other', weight: 1 },
];

describe('the variant of a borrower', () => {
  test.each([
    [0, 'usual'],
    [0.7499, 'usual'],
    [0.75, 'other'],
    [0.9999, 'other'],
  ])('at %d of the way is %s, by the weights', (place, seed) => {
    expect(chooseVariant(VARIANTS, place).seed).toBe(seed);
  });

  test('is each one as often as its weight says', () => {
    const places = Array.from({ length: 4000 }, (_each, index) => index / 4000);
    const others = places.filter((place) => chooseVariant(VARIANTS, place).seed === 'other');
    expect(others).toHaveLength(1000);
  });

  test('is the default where no variant has a weight', () => {
    expect(chooseVariant([{ seed: 'usual', weight: 0 }], 0.5).seed).toBe('usual');
  });
});
