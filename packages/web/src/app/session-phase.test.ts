import { expect, test } from 'vitest';
import { phaseOf } from './session-phase.ts';

const EXPIRY = '2026-11-20T12:30:00.000Z';
const at = (time: string) => phaseOf(EXPIRY, Date.parse(`2026-11-20T${time}Z`));

test('a session warns in its last two minutes and then is over', () => {
  expect(phaseOf(null, 0)).toBe('none');
  expect(at('12:27:59')).toBe('running');
  expect(at('12:28:00')).toBe('ending');
  expect(at('12:29:59')).toBe('ending');
  expect(at('12:30:00')).toBe('over');
});
