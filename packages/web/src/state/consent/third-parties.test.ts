import { describe, expect, test } from 'vitest';
import { NOTHING_CONFIGURED } from '../../parts/public/nothing-configured.ts';
import { PURPOSES } from './consent.ts';
import { configuredIn, purposesOf } from './third-parties.ts';

describe('a deployment', () => {
  test('without a service has nothing to choose about', () => {
    expect(purposesOf(configuredIn({ ...NOTHING_CONFIGURED, errorReporter: null }))).toEqual([]);
  });

  test('asks about the services that it has, in one order', () => {
    const configured = configuredIn({
      errorReporter: { dsn: 'https://key@errors.example/1' },
      chatId: 'c1',
      sessionRecordingId: '2',
      tagManagerId: 'GTM-1',
    });
    expect(purposesOf(configured)).toEqual(PURPOSES);
    expect(configured.faults).toBe('https://key@errors.example/1');
  });
});
