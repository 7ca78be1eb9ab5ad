import { describe, expect, test } from 'vitest';
import { NOTHING_CONFIGURED } from '../../parts/public/nothing-configured.ts';
import { POLICY_SOURCES } from '../../app/server/security/policy-sources.ts';
import { PURPOSES } from './consent.ts';
import { configuredIn, OWN_COUNTS, purposesOf, THIRD_PARTIES } from './third-parties.ts';

const NOTHING = { ...NOTHING_CONFIGURED, errorReporter: null, countsPageViews: false };

describe('a deployment', () => {
  test('without a service has nothing to choose about', () => {
    expect(purposesOf(configuredIn(NOTHING))).toEqual([]);
  });

  test('asks about the services that it has, in one order', () => {
    const configured = configuredIn({
      countsPageViews: true,
      errorReporter: { dsn: 'https://key@errors.example/1' },
      chatId: 'c1',
      sessionRecordingId: '2',
      tagManagerId: 'GTM-1',
    });
    expect(purposesOf(configured)).toEqual(PURPOSES);
    expect(configured.faults).toBe('https://key@errors.example/1');
  });
  test('that counts pages itself asks about statistics, and loads nothing for them', () => {
    const configured = configuredIn({ ...NOTHING, countsPageViews: true });
    expect(purposesOf(configured)).toEqual(['statistics']);
    expect(THIRD_PARTIES.statistics.script?.(OWN_COUNTS)).toBeUndefined();
    expect(POLICY_SOURCES.statistics(OWN_COUNTS)).toEqual({});
  });
});
