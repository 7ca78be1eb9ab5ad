import type { ReviewsPort, ReviewStats } from './port.ts';
import { starsImage } from './stars-image.ts';

type Stated = Pick<ReviewStats, 'reviews' | 'stars' | 'score'>;

/** Review figures stated by the operator, by brand id. */
export function statedReviews(stated: ReadonlyMap<string, Stated>): ReviewsPort {
  return {
    async stats(brandId) {
      const figures = stated.get(brandId);
      return figures ? { isSample: false, ...figures, image: starsImage(figures.stars) } : null;
    },
  };
}
