import { describe, expect, test } from 'vitest';
import { nextReminderAt, sameTimeAfter } from './unfinished-form.ts';

const at = (instant: string): number => Date.parse(instant);
const shown = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

describe('the reminders of an unfinished form', () => {
  const changed = at('2026-11-20T10:00:00Z');

  test('are due a day and seven days after its last change, and never a third time', () => {
    expect(shown(nextReminderAt(changed, 0, changed))).toBe('2026-11-21T10:00:00.000Z');
    const sentFirst = at('2026-11-21T10:00:01Z');
    expect(shown(nextReminderAt(changed, 1, sentFirst))).toBe('2026-11-27T10:00:00.000Z');
    expect(nextReminderAt(changed, 2, at('2026-11-27T10:00:01Z'))).toBeNull();
  });

  test('never come together when the first one is late', () => {
    expect(shown(nextReminderAt(changed, 1, at('2026-12-05T09:00:00Z')))).toBe('2026-12-06T09:00:00.000Z');
  });

  test('come at the same time of day when the clocks change', () => {
    expect(shown(sameTimeAfter(at('2026-10-24T11:00:00Z'), 1))).toBe('2026-10-25T11:00:00.000Z');
    expect(shown(sameTimeAfter(at('2026-10-25T12:00:00Z'), 1))).toBe('2026-10-26T13:00:00.000Z');
  });
});
