import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { Card } from '@fairlead/ui/card/Card';
import { Columns } from '@fairlead/ui/columns/Columns';
import { Figure } from '@fairlead/ui/figure/Figure';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Stack } from '@fairlead/ui/stack/Stack';
import { OtherThings } from '../../parts/loan/OtherThings.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { applicantOf, quoteOf, type Application } from '../../resources/loan-application.ts';
import { NextSteps } from './NextSteps.tsx';
import { OfferActions } from './OfferActions.tsx';
import { OfferDetails } from './OfferDetails.tsx';
import { holdsUntil, paymentsInWords, priceLines } from './present-offer.ts';

/** The personal price, each month and in total, and what happens next. */
export function Offer({ application }: { application: Application }) {
  const quote = quoteOf(application);
  const firstName = applicantOf(application)?.firstName;
  if (!quote) return null;
  const title = firstName === undefined ? 'Here is your price' : `${firstName}, here is your price`;
  return (
    <Page title="Your personal price" width="wide">
      <header className="stack gap-3">
        <h1>{title}</h1>
        <p className="lead muted">
          We can lend you {formatWholePounds(quote.amount)} over {quote.term} months.
        </p>
      </header>
      <Columns layout="main-aside">
        <Stack gap={6}>
          <Card raised as="section">
            <Figure
              label={`Every month for ${quote.term} months`}
              value={formatPounds(quote.monthlyCost)}
              note={`${paymentsInWords(quote)}, by Direct Debit.`}
            />
            <FigureRow lines items={priceLines(quote)} />
          </Card>
          <InsetText>
            We’ll hold this price until the end of <strong>{holdsUntil(quote)}</strong>. We used a soft
            search. Your credit score hasn’t changed, and continuing won’t affect it. Only a loan that you
            sign is recorded on your credit file.
          </InsetText>
          <OfferActions applicationId={application.id} />
          <OfferDetails quote={quote} application={application} />
        </Stack>
        <Stack gap={6}>
          <NextSteps />
          <OtherThings here={application.id} />
        </Stack>
      </Columns>
    </Page>
  );
}
