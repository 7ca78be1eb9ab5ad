import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import { useApplicationStep } from '../../parts/application/use-application-step.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { commissionPath } from '../../application-paths.ts';
import {
  isCommissionToAgree,
  quoteOf,
  useFollowUpMutation,
  type Application,
} from '../../resources/loan-application.ts';
import { suggestedLoanOf } from '../../resources/requirement.ts';
import { WhyNotNow } from './WhyNotNow.tsx';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const SAVED_HEAD: Head = {
  title: 'We’ve saved your offer',
  lead: 'You haven’t signed anything and you owe nothing. This hasn’t affected your credit score.',
};

/** The borrower chose "Not now": the offer can be taken until it expires. */
export function Unrequested({ application }: { application: Application }) {
  const quote = quoteOf(application);
  const offer = suggestedLoanOf(application) ?? quote;
  return (
    <Page title={SAVED_HEAD.title}>
      <PageHead {...SAVED_HEAD}>
        {quote && <p>You can come back to it until the end of {longDay(quote.expiresAt)}.</p>}
      </PageHead>
      {offer && (
        <Card as="section">
          <Figure
            size="medium"
            label={`${formatWholePounds(offer.amount)} over ${offer.term} months, each month`}
            value={formatPounds(offer.monthlyCost)}
          />
        </Card>
      )}
      <TakeUpAgain application={application} />
      <WhyNotNow id={application.id} />
    </Page>
  );
}

function TakeUpAgain({ application }: { application: Application }) {
  const { id } = application;
  const step = useApplicationStep(useFollowUpMutation(), { params: { id }, body: { followUp: true } });
  return (
    <div className="stack gap-4">
      {step.error !== null && <ActionFailed error={step.error} />}
      {isCommissionToAgree(application) ? (
        <Button href={commissionPath(id)}>Return to this offer</Button>
      ) : (
        <Button busy={step.isLoading} onClick={step.press}>
          Return to this offer
        </Button>
      )}
    </div>
  );
}
