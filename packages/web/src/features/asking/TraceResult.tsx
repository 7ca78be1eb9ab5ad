import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import type { PaymentTrace } from '../../resources/repaying/cases.ts';
import { presentFound, presentTrace } from './present-trace.ts';
import type { useMissingPayment } from './use-missing-payment.ts';

type TraceResultProps = {
  id: string;
  form: ReturnType<typeof useMissingPayment>;
  trace: PaymentTrace;
};

/** What our records say, and a person where it is not the one. */
export function TraceResult({ id, form, trace }: TraceResultProps) {
  const { title, lead } = presentTrace(trace);
  return (
    <Page title={title} step="found">
      <BackLink href={loanPath(id)}>Your loan</BackLink>
      {form.failure !== null && <ActionFailed error={form.failure} />}
      <header className="stack gap-3">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      <div className="stack gap-4">
        {trace.found.map((found, index) => (
          <Found key={index} found={found} />
        ))}
      </div>
      <div className="stack gap-4">
        <h2>Is this the payment you mean?</h2>
        <div className="cluster gap-3">
          <Button href={loanPath(id, 'transactions')}>Yes, see my transactions</Button>
          <Button type="button" variant="secondary" busy={form.isLoading} onClick={form.askPerson}>
            No, ask someone to look for it
          </Button>
        </div>
        <p>
          <Button type="button" variant="plain" onClick={form.edit}>
            Change what I entered
          </Button>
        </p>
      </div>
    </Page>
  );
}

function Found({ found }: { found: PaymentTrace['found'][number] }) {
  const { heading, payment, text } = presentFound(found);
  return (
    <Card as="article" raised aria-label={`${payment}: ${heading}`}>
      <div className="stack gap-2">
        <h2>{heading}</h2>
        <p>
          <strong>{payment}</strong>
        </p>
        {text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Card>
  );
}
