import { day } from '@fairlead/core/calendar/day';
import { canPauseUntil } from '@fairlead/core/contact/contact-rules';
import { expect, test } from 'vitest';
import { CAP_WORDS, pausedWords, pauseOptions } from './present-pause.ts';

const TODAY = day('2026-11-20');

test('a borrower can choose among pauses that the server takes, each with its last day', () => {
  expect(pauseOptions(TODAY).map(({ label }) => label)).toEqual([
    'A week, until 27 November 2026',
    'Two weeks, until 4 December 2026',
    '30 days, until 20 December 2026',
  ]);
  expect(pauseOptions(TODAY).every(({ until }) => canPauseUntil(until, TODAY))).toBe(true);
});

test('the page says how often and when we write about payments', () => {
  expect(CAP_WORDS).toBe(
    'We contact you about payments at most 3 times in 10 days, and only between 9am and 8pm.',
  );
  expect(pausedWords(TODAY)).toContain('Paused until the end of 20 November 2026.');
});
