import { REVIEWS_CALLS } from '@fairlead/contract/wire/client-endpoints/reviews';
import type { DataOf, InputOf } from '@fairlead/contract/wire/client';
import { api, callOf } from '../state/api.ts';

export type ReviewStats = Omit<DataOf<'readReviewStats'>, '@type'>;

const DAY_SECONDS = 86_400;

/** Caches on the way may answer with figures of the last twelve hours. */
const CACHE_CONTROL = { 'Cache-Control': 'max-age=43200' };

const callStats = callOf(REVIEWS_CALLS.readReviewStats);

export const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    readReviewStats: build.query<ReviewStats, InputOf<'readReviewStats'>>({
      query: (input) => ({ ...callStats(input), headers: CACHE_CONTROL }),
      transformResponse: ({ '@type': _type, ...stats }: DataOf<'readReviewStats'>) => stats,
      keepUnusedDataFor: DAY_SECONDS,
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
  const { data } = reviewApi.useReadReviewStatsQuery({}, { refetchOnMountOrArgChange: DAY_SECONDS });
  return data ?? NO_STATS;
}
