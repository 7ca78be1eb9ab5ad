import { expect, test } from 'vitest';
import { presentWait } from './present-wait.ts';

test.each([
  [0, 'about a minute'],
  [60, 'about a minute'],
  [61, 'about 2 minutes'],
  [720, 'about 12 minutes'],
  [5_400, 'about 90 minutes'],
  [5_401, 'about 2 hours'],
  [86_400, 'about 24 hours'],
])('%i seconds are %s', (seconds, words) => {
  expect(presentWait(seconds)).toBe(words);
});
