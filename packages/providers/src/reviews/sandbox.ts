import type { ReviewsPort } from './port.ts';
import { SAMPLE_REVIEWS } from './sample.ts';
import { starsImage } from './stars-image.ts';

/** The same sample figures for every brand. */
export function sandboxReviews(): ReviewsPort {
  return {
    async stats() {
      return { isSample: true, ...SAMPLE_REVIEWS, image: starsImage(SAMPLE_REVIEWS.stars) };
    },
  };
}
