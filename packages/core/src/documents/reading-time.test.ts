import { expect, test } from 'vitest';
import { minutesToRead } from './reading-time.ts';

test('a document of 2,000 words takes about nine minutes to read, a note a minute', () => {
  expect(minutesToRead(2_000)).toBe(9);
  expect(minutesToRead(238)).toBe(1);
  expect(minutesToRead(239)).toBe(2);
  expect(minutesToRead(0)).toBe(1);
});
