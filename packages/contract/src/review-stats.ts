import { z } from 'zod';
import { endpoint } from './wire/endpoint.ts';

const HOUR_SECONDS = 3600;

export const reviewEndpoints = {
  readReviewStats: endpoint({
    method: 'GET',
    path: '/v2/trustpilot/stats.json',
    summary: 'Read review figures',
    description: 'The figures are samples where `isSample` is true. Not found for a brand without figures.',
    actor: 'anyone',
    cacheSeconds: 12 * HOUR_SECONDS,
    data: z.strictObject({
      '@type': z.literal('stats'),
      /** The figures are samples, and a page that shows them says so. */
      isSample: z.boolean(),
      reviews: z.int().positive().meta({ example: 12_480 }),
      /** From 1 to 5, in halves. */
      stars: z.number().meta({ example: 4.5 }),
      /** From 1 to 5, to one decimal. */
      score: z.number().meta({ example: 4.6 }),
      image: z
        .strictObject({ url: z.string(), width: z.int(), height: z.int() })
        .meta({ example: { url: '', width: 0, height: 0 } }),
    }),
  }),
};
