import { describe, expect, test } from 'vitest';
import { describeReviews } from './conformance.ts';
import { statedReviews } from './settings.ts';
import { sandboxReviews } from './sandbox.ts';
import { starsImage } from './stars-image.ts';

const STATED = new Map([['asda', { reviews: 1250, stars: 3.5, score: 3.4 }]]);

describeReviews('the sandbox', async () => sandboxReviews(), 'asda');
describeReviews('the operator’s figures', async () => statedReviews(STATED), 'asda');

test('the sandbox marks its figures as a sample', async () => {
  expect(await sandboxReviews().stats('motor')).toMatchObject({ isSample: true, reviews: 12_480 });
});

describe('review figures stated by the operator', () => {
  test('are not a sample', async () => {
    expect(await statedReviews(STATED).stats('asda')).toMatchObject({ isSample: false, reviews: 1250 });
  });

  test('are null for a brand without figures', async () => {
    expect(await statedReviews(STATED).stats('motor')).toBeNull();
  });
});

test('the image has as many full stars as the rating', () => {
  expect(decodeURIComponent(starsImage(4.5).url)).toContain('M0 0h90v20');
  expect(starsImage(1).url).not.toContain('#');
});
