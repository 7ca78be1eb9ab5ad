import { expect, test } from 'vitest';
import { uuidV7 } from './uuid.ts';

test('ids are version 7 and sort by when they were made', () => {
  const first = uuidV7(Date.parse('2026-11-20T10:00:00.000Z'));
  const later = uuidV7(Date.parse('2026-11-20T10:00:00.001Z'));
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(first < later).toBe(true);
});
