import { describe, expect, test } from 'vitest';
import { describeReviews } from './conformance.ts';
import { statedReviews } from './live.ts';
import { sandboxReviews } from './sandbox.ts';
import { starsImage } from './stars-image.ts';

const STATED = new Map([['asda', { reviews: 1250, stars: 3.5, score: 3.4 }]]);

describeReviews('the sandbox', async () => sandboxReviews(), 'asda');
describeReviews('what the operator states', async () => statedReviews(STATED), 'asda');

test('the sandbox says that its figures are a sample', async () => {
  expect(await sandboxReviews().stats('motor')).toMatchObject({ isSample: true, reviews: 12_480 });
});

describe('what the operator states', () => {
  test('is no sample', async () => {
    expect(await statedReviews(STATED).stats('asda')).toMatchObject({ isSample: false, reviews: 1250 });
  });

  test('is nothing of a brand that is not named', async () => {
    expect(await statedReviews(STATED).stats('motor')).toBeNull();
  });
});

test('a picture has as many full stars as there are', () => {
  expect(decodeURIComponent(starsImage(4.5).url)).toContain('M0 0h90v20');
  expect(starsImage(1).url).not.toContain('#');
});
