import { BRANDS } from '@fairlead/brands/brands';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../app/store.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { reviewApi } from './review-stats.ts';
import { TODAY } from '../testing/today.ts';

const HOUR_MS = 3_600_000;

const STATS = {
  isSample: true,
  reviews: 12_480,
  stars: 4.5,
  score: 4.6,
  image: { url: '', width: 0, height: 0 },
};

let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Reads the figures on a page that has just been loaded. */
async function readOnNewPage(brand: 'lendable' | 'asda' = 'lendable') {
  const { store } = createStore({ brand: BRANDS[brand], env: 'sandbox', today: TODAY });
  const reading = store.dispatch(reviewApi.endpoints.readReviewStats.initiate({}));
  const { data } = await reading;
  reading.unsubscribe();
  return data;
}

const REPLY = { readReviewStats: { data: { '@type': 'stats' as const, ...STATS } } };

test('review figures lose their type, and are asked for once in 24 hours, through reloads of the page', async () => {
  const sent = fakeApi(REPLY);
  expect(await readOnNewPage()).toEqual(STATS);
  await vi.advanceTimersByTimeAsync(23 * HOUR_MS);
  expect(await readOnNewPage()).toEqual(STATS);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(await readOnNewPage()).toEqual(STATS);
  expect(sent).toHaveLength(2);
});

test('review figures of one brand are never shown as another’s on the same host', async () => {
  const sent = fakeApi(REPLY);
  await readOnNewPage('lendable');
  await readOnNewPage('asda');
  expect(sent).toHaveLength(2);
});

test('what is stored of review figures is the figures and when they were read, and nothing of the visitor', async () => {
  fakeApi(REPLY);
  await readOnNewPage();
  expect(JSON.parse(stored.get('review-stats-lendable') ?? '')).toEqual({ readAt: Date.now(), stats: STATS });
});

test.each([
  '',
  'null',
  '{"readAt":"yesterday"}',
  '{"readAt":1,"stats":null}',
  '{"readAt":99999999999999,"stats":{}}',
])('review figures stored as %j are asked for again', async (text) => {
  const sent = fakeApi(REPLY);
  stored.set('review-stats-lendable', text);
  expect(await readOnNewPage()).toEqual(STATS);
  expect(sent).toHaveLength(1);
});
