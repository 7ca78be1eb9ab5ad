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

beforeEach(() => {
  vi.useFakeTimers();
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('sessionStorage', nothing);
  vi.stubGlobal('localStorage', nothing);
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('review figures lose their type, and are kept for 24 hours after the last page that showed them', async () => {
  const sent = fakeApi({ readReviewStats: { data: { '@type': 'stats', ...STATS } } });
  const { store } = createStore({ brand: BRANDS.lendable, env: 'sandbox', today: TODAY });
  const read = async () => {
    const reading = store.dispatch(reviewApi.endpoints.readReviewStats.initiate({}));
    const { data } = await reading;
    reading.unsubscribe();
    return data;
  };
  expect(await read()).toEqual(STATS);
  await vi.advanceTimersByTimeAsync(23 * HOUR_MS);
  expect(await read()).toEqual(STATS);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(25 * HOUR_MS);
  await read();
  expect(sent).toHaveLength(2);
});
