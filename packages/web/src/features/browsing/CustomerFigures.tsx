import { wholeNumber } from '@fairlead/core/text/whole-number';
import { Section } from '@fairlead/ui/section/Section';
import type { ReviewFigures as Reviews } from '@fairlead/contract/web/public-figures';
import { onGround, type LandingPartProps } from './landing-part.ts';
import { Stars } from './Stars.tsx';

/** The review score and the number of customers, where they are configured and the brand's switch allows it. */
export function CustomerFigures({ page, ground }: LandingPartProps) {
  const { brand, figures } = page;
  const reviews = figures?.reviews ?? null;
  const customers = brand.switches.customerCountMessage ? (figures?.customers ?? null) : null;
  if (reviews === null && customers === null) return null;
  return (
    <Section heading={brand.landing.reviewsHeading} id="reviews" {...onGround(ground)}>
      <div className="customer-figures">
        {reviews !== null && <ReviewFigures {...reviews} />}
        {customers !== null && (
          <div className="customer-figure" data-figure-of="customers">
            <p className="figure-value">{wholeNumber(customers)}</p>
            <p>customers have borrowed with {brand.dictionary.websiteName}</p>
          </div>
        )}
      </div>
      {figures?.isSample === true && <p className="sample-mark">Sample figures</p>}
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
      <p>from {wholeNumber(reviews)} reviews</p>
    </div>
  );
}
