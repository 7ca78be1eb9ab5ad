import { REVIEWS_CALLS } from '@fairlead/contract/wire/client-endpoints/reviews';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';
import { browserStorage } from '../state/storage.ts';
import type { StoreExtra } from '../state/store-extra.ts';

export type ReviewStats = Omit<DataOf<'readReviewStats'>, '@type'>;

const DAY_MS = 86_400_000;

/** Caches on the way may answer with figures of the last twelve hours. */
const CACHE_CONTROL = { 'Cache-Control': 'max-age=43200' };

const callStats = callOf(REVIEWS_CALLS.readReviewStats);

/** One a brand, because brands can share a host. It says nothing about the visitor. */
const keyOf = (brandId: string): string => `review-stats-${brandId}`;

type Kept = { readAt: number; stats: ReviewStats };

function isKept(found: unknown): found is Kept {
  const { readAt, stats } = (found ?? {}) as Partial<Kept>;
  return typeof readAt === 'number' && typeof stats?.reviews === 'number' && typeof stats.score === 'number';
}

/** The figures that this browser read in the last 24 hours. */
function keptStats(brandId: string): ReviewStats | null {
  const found = browserStorage.read(keyOf(brandId));
  if (!isKept(found)) return null;
  const age = Date.now() - found.readAt;
  return age >= 0 && age < DAY_MS ? found.stats : null;
}

export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    readReviewStats: build.query<ReviewStats, InputOf<'readReviewStats'>>({
      queryFn: async (input, { extra }, _options, call) => {
        const { brandId } = extra as StoreExtra;
        const kept = keptStats(brandId);
        if (kept) return { data: kept };
        const { data, error } = await call({ ...callStats(input), headers: CACHE_CONTROL });
        if (error) return { error };
        // The base query answers with the data of the call that it was given.
        const { '@type': _type, ...stats } = data as DataOf<'readReviewStats'>;
        browserStorage.write(keyOf(brandId), { readAt: Date.now(), stats } satisfies Kept);
        return { data: stats };
      },
      // The browser's storage keeps them, through a reload too.
      keepUnusedDataFor: 0,
    }),
  }),
});

/** What is shown of a brand until its figures are there, or where it has none. */
const NO_STATS: ReviewStats = {
  isSample: false,
  reviews: 0,
  stars: 0,
  score: 0,
  image: { url: '', width: 0, height: 0 },
};

/** What customers say of the brand; asked for once a day. */
export function useReviewStats(): ReviewStats {
  const { data } = reviewApi.useReadReviewStatsQuery({});
  return data ?? NO_STATS;
}
