import { Section } from '@fairlead/ui/section/Section';
import type { PublicPageProps } from '../../parts/public/public-page.ts';
import type { ReviewFigures as Reviews } from '@fairlead/contract/web/public-figures';
import { Stars } from './Stars.tsx';

const inWords = (count: number) => count.toLocaleString('en-GB');

/** What customers say and how many there are, as far as the page was told and the brand's switch lets it say so. */
export function Standing({ brand, figures }: PublicPageProps) {
  const reviews = figures?.reviews ?? null;
  const customers = brand.switches.customerCountMessage ? (figures?.customers ?? null) : null;
  if (reviews === null && customers === null) return null;
  return (
    <Section
      heading={brand.landing.reviewsHeading}
      background="tint"
      surface={brand.switches.darkSections ? 'dark' : undefined}
    >
      {figures?.isSample === true && (
        <p className="standing-sample">
          Sample figures: this is a demonstration, nobody borrowed, and nobody wrote a review.
        </p>
      )}
      <div className="standing">
        {reviews !== null && <ReviewFigures {...reviews} />}
        {customers !== null && (
          <div className="standing-figure" data-standing="customers">
            <p className="figure-value">{inWords(customers)}</p>
            <p>customers have borrowed with {brand.dictionary.websiteName}</p>
          </div>
        )}
      </div>
    </Section>
  );
}

function ReviewFigures({ reviews, stars, score }: Reviews) {
  return (
    <div className="standing-figure" data-standing="reviews">
      <p className="figure-value">
        {score.toFixed(1)} <span className="figure-unit">out of 5</span>
      </p>
      <Stars stars={stars} />
      <p>from {inWords(reviews)} reviews</p>
    </div>
  );
}
