import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { Card } from '@fairlead/ui/card/Card';
import { Columns } from '@fairlead/ui/columns/Columns';
import { Figure } from '@fairlead/ui/figure/Figure';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { Stack } from '@fairlead/ui/stack/Stack';
import { Suspense } from 'react';
import { RISKS } from '../../parts/lender/risks.ts';
import { OtherThings } from '../../parts/loan/OtherThings.tsx';
import { Later } from '../../parts/page/Later.tsx';
import { laterPart } from '../../parts/page/later-part.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { quoteOf, settledOf, type Application, type Quote } from '../../resources/loan-application.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { NextSteps } from './NextSteps.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferDetails } from './OfferDetails.tsx';
import { holdsUntil, paymentsInWords, priceLines, rangeInWords } from './present-offer.ts';

const ReviewFigures = laterPart(
  'what customers say',
  async () => (await import('./ReviewFigures.tsx')).ReviewFigures,
);

/**
 * The personal price, each month and in total, and what happens next. The whole price and the warning come before the
 * button, which is in the first view of a phone. Null while it is on its way.
 */
export function Offer({ application }: { application: Application | null }) {
  const quote = application && quoteOf(application);
  if (application && !quote) return null;
  return (
    <Page title="Your personal price" width="wide">
      <header className="stack gap-3">
        <h1>Here is your price</h1>
        <p className="muted">Continuing won’t affect your credit score.</p>
      </header>
      {application && quote ? (
        <Price application={application} quote={quote} />
      ) : (
        <Columns layout="main-aside">
          <Stack gap={5}>
            <Card raised as="section">
              <Skeleton label="Getting your price" figure lines={4} />
            </Card>
            <Risk />
          </Stack>
        </Columns>
      )}
    </Page>
  );
}

/** What missing payments can lead to. In the served page as well, which has something to read before the price. */
function Risk() {
  const { brand } = usePageSettings();
  return <p className="muted small">{RISKS[brand.config.productId].short}</p>;
}

function Price({ application, quote }: { application: Application; quote: Quote }) {
  const { paymentDays } = application;
  return (
    <Columns layout="main-aside">
      <Stack gap={5}>
        <Card raised as="section">
          <Figure
            label={`Every month for ${quote.term} months`}
            value={formatPounds(quote.monthlyCost)}
            note={`${paymentsInWords(quote)}, by Direct Debit.`}
          />
          <FigureRow lines items={priceLines(quote)} />
        </Card>
        <Risk />
        <OfferActions application={application} />
        <InsetText>
          We used a soft search, so your credit score hasn’t changed. The loan is added to your credit file
          only if you sign the agreement. We’ll hold this price until the end of{' '}
          <strong>{holdsUntil(quote)}</strong>.
        </InsetText>
        <Hired application={application} />
        {paymentDays && <p>{rangeInWords(paymentDays)}</p>}
        <Later>
          <OfferDetails quote={quote} application={application} />
        </Later>
      </Stack>
      <Later>
        <Stack gap={6}>
          <NextSteps />
          <OtherThings here={application.id} />
          <Suspense fallback={null}>
            <ReviewFigures />
          </Suspense>
        </Stack>
      </Later>
    </Columns>
  );
}

/** Of a hire purchase: what is paid off, and whose the car is. */
function Hired({ application }: { application: Application }) {
  const settled = settledOf(application);
  return (
    settled && (
      <p>
        We pay {formatWholePounds(settled.settlementAmount)} to {settled.lender}, which ends your agreement
        there. The car then belongs to the lender until your last payment, and becomes yours with it.
      </p>
    )
  );
}
