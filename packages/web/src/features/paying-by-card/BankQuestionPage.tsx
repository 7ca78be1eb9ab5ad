import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { Pence } from '@fairlead/core/money/pence';
import { Button } from '@fairlead/ui/button/Button';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Cluster } from '@fairlead/ui/stack/Cluster';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';

type BankQuestionPageProps = {
  amount: Pence;
  isBusy: boolean;
  failure: unknown;
  onAnswer: (isConfirmed: boolean) => void;
};

/** The sandbox's page of a bank that asks before it pays. */
export function BankQuestionPage({ amount, isBusy, failure, onAnswer }: BankQuestionPageProps) {
  const title = 'Confirm with your bank';
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <p className="lead">Your bank asks whether you want to pay {formatWholePounds(amount)}.</p>
      {failure !== null && <ActionFailed error={failure} />}
      <InsetText>
        <p>This is the sandbox’s bank, and no money moves.</p>
      </InsetText>
      <Cluster gap={3}>
        <Button busy={isBusy} onClick={() => onAnswer(true)}>
          Confirm the payment
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={() => onAnswer(false)}>
          Don’t confirm it
        </Button>
      </Cluster>
    </Page>
  );
}
