import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import { useState } from 'react';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { useGo } from '../../parts/page/navigation.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { WhyNotNow } from './WhyNotNow.tsx';
import { quoteOf, useFollowUpMutation, type Application } from '../../resources/loan-application.ts';

const TITLE = 'We’ve saved your offer';

/** The borrower chose "Not now": the offer can be taken until it expires. */
export function Unrequested({ application }: { application: Application }) {
  const quote = quoteOf(application);
  return (
    <Page title={TITLE}>
      <h1>{TITLE}</h1>
      <p className="lead">
        You haven’t signed anything and you owe nothing. This hasn’t affected your credit score.
        {quote && ` You can come back to it until the end of ${longDay(quote.expiresAt)}.`}
      </p>
      {quote && (
        <Card as="section">
          <Figure
            size="medium"
            label={`${formatWholePounds(quote.amount)} over ${quote.term} months, each month`}
            value={formatPounds(quote.monthlyCost)}
          />
        </Card>
      )}
      <TakeUpAgain id={application.id} />
      <WhyNotNow id={application.id} />
    </Page>
  );
}

function TakeUpAgain({ id }: { id: string }) {
  const go = useGo();
  const [followUp, { isLoading }] = useFollowUpMutation();
  const [error, setError] = useState<unknown>(null);
  const press = async (): Promise<void> => {
    if (isLoading) return;
    try {
      go(applicationPath(await followUp({ params: { id }, body: { followUp: true } }).unwrap()));
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <div className="stack gap-4">
      {error !== null && <ActionFailed error={error} />}
      <Button busy={isLoading} onClick={() => void press()}>
        Return to this offer
      </Button>
    </div>
  );
}
