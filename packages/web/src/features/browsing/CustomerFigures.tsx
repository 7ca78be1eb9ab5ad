import { Section } from '@fairlead/ui/section/Section';
import type { PublicPageProps } from '../../parts/public/public-page.ts';
import type { ReviewFigures as Reviews } from '@fairlead/contract/web/public-figures';
import { Stars } from './Stars.tsx';

const inWords = (count: number) => count.toLocaleString('en-GB');

/** The review score and the number of customers, where they are configured and the brand's switch allows it. */
export function CustomerFigures({ brand, figures }: PublicPageProps) {
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
        <p className="customer-figures-sample">
          Sample figures: this is a demonstration, so there are no real borrowers or reviews.
        </p>
      )}
      <div className="customer-figures">
        {reviews !== null && <ReviewFigures {...reviews} />}
        {customers !== null && (
          <div className="customer-figure" data-figure-of="customers">
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
    <div className="customer-figure" data-figure-of="reviews">
      <p className="figure-value">
        {score.toFixed(1)} <span className="figure-unit">out of 5</span>
      </p>
      <Stars stars={stars} />
      <p>from {inWords(reviews)} reviews</p>
    </div>
  );
}
