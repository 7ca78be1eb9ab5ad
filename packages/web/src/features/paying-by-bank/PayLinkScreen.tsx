import { formatWholePounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { outcomeInWords } from '../../parts/bank-payment/outcome-words.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Opening } from '../../parts/page/Opening.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import type { RepaymentRequest } from '../../resources/repaying/repayment-link.ts';
import { isApiError } from '../../state/api-error.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { LinkOver } from './LinkOver.tsx';
import { usePayLink } from './use-pay-link.ts';

export const handle = screen({ access: 'anyone' });

/** Where a repayment link leads: someone else pays an amount, and is shown a first name and nothing else. */
export default function PayLinkScreen() {
  const { isRead, link, request, error, again, pay, failure, isBusy, hasLeft } = usePayLink();
  if (!isRead) return <OpeningRequest />;
  if (link === null) return <LinkOver text="Open the whole link that was sent to you." />;
  if (isApiError(error) && error.type === 'repaymentLinkEnded') return <LinkOver text={error.message} />;
  if (error !== undefined) return <CallFailed error={error} onRetry={again} />;
  if (request === null) return <OpeningRequest />;
  const { outcome, state } = request;
  // Only the tab that left for the bank is shown how that ended.
  const isOwn = hasLeft && outcome !== null;
  if (isOwn && outcome !== 'waiting' && state !== 'open')
    return <Ended request={request} outcome={outcome} />;
  if (state !== 'open') return <Paid />;
  const last = isOwn && outcome !== 'waiting' ? outcomeInWords({ amount: request.amount, outcome }) : null;
  return <ToPay request={request} last={last?.title ?? null} failure={failure} isBusy={isBusy} pay={pay} />;
}

function OpeningRequest() {
  const { brandName } = usePageSettings().brand.dictionary;
  const lead = `Someone with a loan from ${brandName} has asked you to make a payment. You don’t have to make it.`;
  return (
    <Opening head={{ title: 'A request for a payment', lead }} label="Opening the payment">
      <How />
    </Opening>
  );
}

/** The same for everyone who is asked. */
function How() {
  return (
    <ul className="list">
      <li>You choose your bank, sign in there as usual and approve the payment.</li>
      <li>We don’t see your login or accounts, and you don’t need an account with us.</li>
      <li>Paying doesn’t make you responsible for anything else.</li>
    </ul>
  );
}

function Paid() {
  const title = 'This has been paid';
  return (
    <Page title={title} step="paid">
      <h1>{title}</h1>
      <p className="lead">You don’t need to do anything.</p>
    </Page>
  );
}

function Ended({
  request,
  outcome,
}: {
  request: RepaymentRequest;
  outcome: NonNullable<RepaymentRequest['outcome']>;
}) {
  const { title, text } = outcomeInWords({ amount: request.amount, outcome });
  return (
    <Page title={title} step={outcome}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p>{request.firstName} will see that it has been paid. You can close this page.</p>
    </Page>
  );
}

type ToPayProps = {
  request: RepaymentRequest;
  /** How the payment that this tab made before ended. */
  last: string | null;
  failure: unknown;
  isBusy: boolean;
  pay: () => void;
};

function ToPay({ request: { firstName, amount }, last, failure, isBusy, pay }: ToPayProps) {
  const { brand } = usePageSettings();
  const { brandName } = brand.dictionary;
  const title = `Pay ${formatWholePounds(amount)} for ${firstName}`;
  return (
    <Page title={title} step="open">
      {failure !== null && <ActionFailed error={failure} />}
      <header className="stack gap-3">
        {last !== null && <p role="status">{last}. You can try again.</p>}
        <h1>{title}</h1>
        <p className="lead">
          {firstName} has asked you to make a payment to {brandName}. You don’t have to make it.
        </p>
      </header>
      <How />
      <p>Only pay if you know {firstName} and expected this request.</p>
      <p>
        <Button busy={isBusy} onClick={pay}>
          Choose your bank
        </Button>
      </p>
    </Page>
  );
}
