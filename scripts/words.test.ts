import { expect, test } from 'vitest';
import { WORD_EXCEPTIONS } from './words/banned-words.ts';
import { findBannedWords, unusedExceptions } from './words/find-banned-words.ts';

const MOST_EXCEPTIONS = 20;

test('names, comments, screens and documents are in plain words', () => {
  expect(findBannedWords()).toEqual([]);
});

test(`at most ${MOST_EXCEPTIONS} sentences or names are excepted, and each is still needed`, () => {
  expect(WORD_EXCEPTIONS.length).toBeLessThanOrEqual(MOST_EXCEPTIONS);
  expect(unusedExceptions()).toEqual([]);
});
