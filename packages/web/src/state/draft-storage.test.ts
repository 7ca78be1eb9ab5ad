import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftStorage } from './draft-storage.ts';

const HOUR_MS = 60 * 60 * 1000;
const NOW_MS = 1_795_000_000_000;

function tabOf(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', tabOf(kept));
});

describe('a kept draft', () => {
  test('is there after a reload, for a day', () => {
    draftStorage.write('lendable', { amount: '7,500' }, NOW_MS);
    expect(draftStorage.read('lendable', NOW_MS + 23 * HOUR_MS)).toEqual({ amount: '7,500' });
    expect(draftStorage.read('lendable', NOW_MS + 24 * HOUR_MS)).toBeNull();
  });

  test('is its own brand’s', () => {
    draftStorage.write('lendable', { amount: '7,500' }, NOW_MS);
    expect(draftStorage.read('asda', NOW_MS)).toBeNull();
  });

  test('is gone once removed', () => {
    draftStorage.write('lendable', {}, NOW_MS);
    draftStorage.remove('lendable');
    expect(draftStorage.read('lendable', NOW_MS)).toBeNull();
  });

  test.each(['', 'null', '"text"', '{"version":0,"keptAtMs":1795000000000,"draft":{}}', '{broken'])(
    'that cannot be understood (%s) is none',
    (text) => {
      kept.set('application-draft.lendable', text);
      expect(draftStorage.read('lendable', NOW_MS)).toBeNull();
    },
  );
});
