import { describe, expect, test } from 'vitest';
import type { ReviewsPort } from './port.ts';

/** The conformance suite for review adapters. `reviewed` is the id of a brand with reviews. */
export function describeReviews(name: string, open: () => Promise<ReviewsPort>, reviewed: string): void {
  describe(`${name} returns for a brand`, () => {
    test('the number of reviews, their stars and their score', async () => {
      const stats = await (await open()).stats(reviewed);
      expect(stats?.reviews).toBeGreaterThan(0);
      expect(Number.isInteger(stats?.reviews)).toBe(true);
      for (const [figure = 0, parts = 1] of [
        [stats?.stars, 2],
        [stats?.score, 10],
      ]) {
        expect(figure).toBeGreaterThanOrEqual(1);
        expect(figure).toBeLessThanOrEqual(5);
        expect(figure * parts).toBeCloseTo(Math.round(figure * parts), 9);
      }
    });

    test('an image of its stars, with its size', async () => {
      const image = (await (await open()).stats(reviewed))?.image;
      expect(image?.url).toMatch(/^(https:|data:image)/);
      expect([image?.width, image?.height].every((size) => Number(size) > 0)).toBe(true);
    });
  });
}
