import { z } from 'zod';
import { endpoint } from './wire/endpoint.ts';

const HOUR_SECONDS = 3600;

export const reviewEndpoints = {
  readReviewStats: endpoint({
    method: 'GET',
    path: '/v2/trustpilot/stats.json',
    summary: 'What customers say of the brand, in sum',
    actor: 'anyone',
    // Our pages are rendered with these figures in them.
    calledFrom: 'other-clients',
    cacheSeconds: 12 * HOUR_SECONDS,
    data: z.strictObject({
      '@type': z.literal('stats'),
      /** The figures are made up, and whoever shows them says so. */
      isSample: z.boolean(),
      reviews: z.int().positive(),
      /** From 1 to 5, in halves. */
      stars: z.number(),
      /** From 1 to 5, to one decimal. */
      score: z.number(),
      image: z.strictObject({ url: z.string(), width: z.int(), height: z.int() }),
    }),
  }),
};
