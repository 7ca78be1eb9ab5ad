import { testConfig } from '@fairlead/testing/test-config';
import { describe, expect, test } from 'vitest';
import { publicFiguresOf } from './public-figures.ts';

const stated = testConfig({ REVIEWS_ASDA: '1250,4.5,4.6', CUSTOMER_COUNT_MOTOR: '80000' });
const production = { ...stated, env: 'production' } as const;

describe('what a page says of a brand in figures', () => {
  test('is a sample outside production, whatever is stated', () => {
    expect(publicFiguresOf(stated, 'asda')).toMatchObject({ isSample: true, reviews: { reviews: 12_480 } });
    expect(publicFiguresOf({ ...stated, env: 'staging' }, 'asda')?.isSample).toBe(true);
  });

  test('is in production what was stated of this brand, and nothing otherwise', () => {
    const reviews = { reviews: 1250, stars: 4.5, score: 4.6 };
    expect(publicFiguresOf(production, 'asda')).toEqual({ isSample: false, customers: null, reviews });
    expect(publicFiguresOf(production, 'motor')).toEqual({
      isSample: false,
      customers: 80_000,
      reviews: null,
    });
    expect(publicFiguresOf(production, 'lendable')).toBeNull();
  });
});
