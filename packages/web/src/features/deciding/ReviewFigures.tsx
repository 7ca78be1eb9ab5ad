import { wholeNumber } from '@fairlead/core/text/whole-number';
import { usePageSettings } from '../../state/page-settings.ts';
import { useReviewStats } from '../../resources/review-stats.ts';

/** The review score of the brand in words; nothing where there are no reviews. */
export function ReviewFigures() {
  const { websiteName } = usePageSettings().brand.dictionary;
  const { reviews, score, isSample } = useReviewStats();
  if (reviews === 0) return null;
  return (
    <section className="stack gap-1" aria-labelledby="reviews">
      <h2 id="reviews">What customers say</h2>
      <p>
        {websiteName} has {score.toFixed(1)} out of 5 from {wholeNumber(reviews)} reviews.
      </p>
      {isSample && <p className="small muted">Sample figures</p>}
    </section>
  );
}
