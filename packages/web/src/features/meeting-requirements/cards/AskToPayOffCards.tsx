import { applicationPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { useApplicationStep } from '../../../parts/application/use-application-step.ts';
import { Page } from '../../../parts/page/Page.tsx';
import {
  useOptInToPayOffCardsMutation,
  useOptOutOfPayingOffCardsMutation,
} from '../../../resources/credit-card.ts';
import { CardsFailed } from './CardsFailed.tsx';
import type { Asked } from '../RequirementScreen.tsx';
import { PageHead, type Head } from '../../../parts/page/PageHead.tsx';

export const CARDS_HEAD: Head = {
  title: 'Do you want to pay off credit cards with this loan?',
  lead: 'Your credit file shows card balances. See what each card costs, with this loan and without it, then choose which to pay off.',
  isQuiet: true,
};

/** Opting in shows the cards; opting out leaves them unchanged. */
export function AskToPayOffCards({ application, requirement }: Asked) {
  const params = { id: requirement.id };
  const [optIn, { isLoading, error }] = useOptInToPayOffCardsMutation();
  const optOut = useApplicationStep(useOptOutOfPayingOffCardsMutation(), { params });
  const failure = error ?? optOut.error;
  return (
    <Page title={CARDS_HEAD.title} step="ask">
      <BackLink href={applicationPath(application)} />
      {failure !== null && <CardsFailed error={failure} />}
      <PageHead {...CARDS_HEAD} />
      <InsetText>
        <p>We pay the whole loan into your bank account. You then pay off the cards yourself.</p>
        <p>A card can cost more with a loan. We show you where it does.</p>
      </InsetText>
      <div className="cluster gap-3">
        <Button
          busy={isLoading}
          onClick={() => {
            if (!isLoading) void optIn({ params });
          }}
        >
          Yes, show my cards
        </Button>
        <Button variant="secondary" busy={optOut.isLoading} onClick={optOut.press}>
          No, leave my cards
        </Button>
      </div>
    </Page>
  );
}
