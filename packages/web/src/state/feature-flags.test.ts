import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readFeatureFlags, switchFeature } from './feature-flags.ts';

const FLAG = 'auto-payslip-verification';
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
    expect(readFeatureFlags({ [FLAG]: isOn })).toEqual({ [FLAG]: isOn });
  });

  test('that was switched is kept in this browser, under features', () => {
    switchFeature(FLAG, true);
    expect(kept.get('features')).toBe('{"auto-payslip-verification":true}');
    expect(readFeatureFlags({ [FLAG]: false })).toEqual({ [FLAG]: true });
    switchFeature(FLAG, false);
    expect(readFeatureFlags({ [FLAG]: true })).toEqual({ [FLAG]: false });
  });

  test.each(['{broken', '5', '[true]', '{"auto-payslip-verification":"yes"}', '{"another":true}'])(
    'ignores a value that it cannot read (%s)',
    (text) => {
      kept.set('features', text);
      expect(readFeatureFlags({ [FLAG]: false })).toEqual({ [FLAG]: false });
    },
  );
});
