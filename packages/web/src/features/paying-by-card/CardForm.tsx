import { formatPounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { RadioGroup, type RadioOption } from '@fairlead/ui/radio-group/RadioGroup';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { makePaymentPath } from '../../loan-paths.ts';
import { listProblems } from '../../resources/problems.ts';
import { declineIn, type AskedPayment } from './present-card-payment.ts';
import type { useCardPayment } from './use-card-payment.ts';

type CardFormProps = {
  payment: AskedPayment;
  lender: string;
  cards: readonly RadioOption[];
  form: ReturnType<typeof useCardPayment>;
};

/** The choice of a card. After a decline it stays as it is, so that another card is one press away. */
export function CardForm({ payment, lender, cards, form }: CardFormProps) {
  const { card, choose, attempts, failure, problems, isBusy, submit } = form;
  const amount = formatPounds(payment.amount);
  const title = `Pay ${amount} by card`;
  return (
    <FormPage
      title={title}
      before={<BackLink href={makePaymentPath(payment.id)}>Make a payment</BackLink>}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <Failure error={failure} />}
      onSubmit={submit}
    >
      <header className="stack gap-3">
        <h1>{title}</h1>
        <p className="lead">
          {amount} to {lender}, today.
        </p>
      </header>
      <RadioGroup
        name="card"
        legend="Which card do you want to use?"
        hint="These are the sandbox’s test cards: no money moves."
        options={cards}
        value={card}
        error={problems.card}
        onChange={choose}
      />
      <Button type="submit" busy={isBusy}>
        Pay {amount}
      </Button>
    </FormPage>
  );
}

function Failure({ error }: { error: unknown }) {
  const decline = declineIn(error);
  if (!decline) return <ActionFailed error={error} />;
  return (
    <NotificationBanner live kind="warning" title="The payment didn’t go through">
      <p>{decline.text} No money was taken.</p>
    </NotificationBanner>
  );
}
