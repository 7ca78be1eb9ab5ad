import { expect, test } from 'vitest';
import { canReplay, REPLAY_RULES, REPORT_RULES } from './report-rules.ts';

test('one trace in ten is reported, after at most a hundred steps', () => {
  expect(REPORT_RULES).toEqual({ traceSampleRate: 0.1, maxBreadcrumbs: 100 });
});

test('no visit is replayed, and a replay would have no text and no picture', () => {
  expect(REPLAY_RULES).toMatchObject({ onErrorSampleRate: 0, maskAllText: true, blockAllMedia: true });
  expect(canReplay(REPLAY_RULES)).toBe(false);
  expect(canReplay({ ...REPLAY_RULES, onErrorSampleRate: 0.5 })).toBe(true);
});
