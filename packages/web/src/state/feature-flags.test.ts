import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readFeatureFlags, switchFeature } from './feature-flags.ts';

const FLAG = 'auto-payslip-verification';
const OTHER = { 'motor-applications': false } as const;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('a feature flag', () => {
  test.each([true, false])('is as the deployment has it (%s) until it is switched', (isOn) => {
    expect(readFeatureFlags({ ...OTHER, [FLAG]: isOn })).toEqual({ ...OTHER, [FLAG]: isOn });
  });

  test('that was switched is kept in this browser, under features', () => {
    switchFeature(FLAG, true);
    expect(kept.get('features')).toBe('{"auto-payslip-verification":true}');
    expect(readFeatureFlags({ ...OTHER, [FLAG]: false })).toEqual({ ...OTHER, [FLAG]: true });
    switchFeature(FLAG, false);
    expect(readFeatureFlags({ ...OTHER, [FLAG]: true })).toEqual({ ...OTHER, [FLAG]: false });
  });

  test.each(['{broken', '5', '[true]', '{"auto-payslip-verification":"yes"}', '{"another":true}'])(
    'ignores a value that it cannot read (%s)',
    (text) => {
      kept.set('features', text);
      expect(readFeatureFlags({ ...OTHER, [FLAG]: false })).toEqual({ ...OTHER, [FLAG]: false });
    },
  );
});
