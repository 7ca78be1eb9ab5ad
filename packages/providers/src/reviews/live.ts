import type { ReviewsPort, ReviewStats } from './port.ts';
import { starsImage } from './stars-image.ts';

type Stated = Pick<ReviewStats, 'reviews' | 'stars' | 'score'>;

/** The figures that the operator states, by the id of the brand. */
export function statedReviews(stated: ReadonlyMap<string, Stated>): ReviewsPort {
  return {
    async stats(brandId) {
      const figures = stated.get(brandId);
      return figures ? { isSample: false, ...figures, image: starsImage(figures.stars) } : null;
    },
  };
}
