import { applicationPath } from '@fairlead/contract/web/account-paths';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import { Stack } from '@fairlead/ui/stack/Stack';
import { useEffect } from 'react';
import { percent } from '../../parts/loan/percent.ts';
import { Page } from '../../parts/page/Page.tsx';
import {
  useInformOfDeclinePartnerMutation,
  type DeclinePartner,
} from '../../resources/declines/decline-partner.ts';
import type { Application } from '../../resources/loan-application.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { IntroducingFailed } from './IntroducingFailed.tsx';
import { NextStep } from './NextStep.tsx';
import { brokerSentence, exampleWords } from './present-lender.ts';
import type { Introducing } from './use-other-lender.ts';

type LenderOfferProps = { application: Application; partner: DeclinePartner; introducing: Introducing };

/** Who the other lender is and what it charges, and the step that comes next. */
export function LenderOffer({ application, partner, introducing }: LenderOfferProps) {
  const { legalEntity } = usePageSettings().brand.dictionary;
  const { id, amount } = application;
  const { name, events, example } = partner;
  const isInformed = events.includes('informed-of-offer');
  const [inform] = useInformOfDeclinePartnerMutation();
  // A failure is not reported: continuing says it again.
  useEffect(() => {
    if (!isInformed) void inform({ params: { id } });
  }, [id, isInformed, inform]);
  const title = `${name} may be able to help`;
  return (
    <Page title={title} step={name}>
      <BackLink href={applicationPath(application)} />
      <header className="stack gap-3">
        <h1>{title}</h1>
        <p className="lead muted">
          It takes applications for loans of {formatWholePounds(amount)}, like yours. It decides whether to
          lend to you, and at what price.
        </p>
      </header>
      <Card raised as="section" aria-labelledby="lender-costs">
        <h2 id="lender-costs">What it charges</h2>
        <Figure size="medium" label="Representative" value={`${percent(example.apr)} APR`} />
        <p>
          <strong>Representative example.</strong> {exampleWords(partner)}{' '}
          <strong>Representative {percent(example.apr)} APR.</strong> Your own rate may be different.
        </p>
      </Card>
      <Stack as="section" gap={3}>
        <h2>What to know first</h2>
        <ul className="list">
          <li>
            {name} runs a soft search of your credit file. Other lenders can’t see it, and it doesn’t affect
            your credit score.
          </li>
          <li>If you then apply for its loan, it runs a hard search, which other lenders can see.</li>
          <li>{brokerSentence(legalEntity.name)}</li>
        </ul>
      </Stack>
      {introducing.failure !== null && <IntroducingFailed error={introducing.failure} />}
      <NextStep partner={partner} introducing={introducing} />
    </Page>
  );
}
