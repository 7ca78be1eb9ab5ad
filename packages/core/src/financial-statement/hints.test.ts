import { expect, test } from 'vitest';
import { SAMPLE_ANSWERS } from '../testing/sample-answers.ts';
import { SAMPLE_TRIGGER_FIGURES } from '../testing/sample-trigger-figures.ts';
import { hintsFor } from './hints.ts';

test('a household that spends more than its trigger figures is asked about the category', () => {
  expect(hintsFor(SAMPLE_ANSWERS, SAMPLE_TRIGGER_FIGURES)).toEqual(['foodAndHousekeeping', 'personal']);
});

test('no category is asked about without figures, or before it is known who lives there', () => {
  expect(hintsFor(SAMPLE_ANSWERS, null)).toEqual([]);
  const household = { ...SAMPLE_ANSWERS.household, adults: null };
  expect(hintsFor({ ...SAMPLE_ANSWERS, household }, SAMPLE_TRIGGER_FIGURES)).toEqual([]);
});
