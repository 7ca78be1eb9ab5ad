import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Link } from '@fairlead/ui/link/Link';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { useTyped } from '../../../parts/form/use-typed.ts';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import type { Loan } from '../../../resources/loan.ts';
import { useChooseLastInstalmentMutation } from '../../../resources/repaying/last-instalment.ts';
import { presentLastPayment } from './present-last-payment.ts';

/** A last payment that is more than agreed: what happens, and the borrower’s choice. */
export function LastPayment({ loan }: { loan: Loan }) {
  const { lastInstalment } = loan;
  if (lastInstalment === null) return null;
  const { what, asChosen, until, uncovered } = presentLastPayment(lastInstalment);
  return (
    <Card as="section" raised aria-labelledby="last-heading">
      <h2 id="last-heading">Your last payment is larger</h2>
      <p>{what}</p>
      {lastInstalment.canChoose ? (
        <ChoiceForm id={loan.id} last={lastInstalment} />
      ) : (
        <p>We’ll collect {asChosen}</p>
      )}
      {lastInstalment.canChoose && <p className="muted">{until}</p>}
      <p>
        {uncovered} More than you can afford? <Link href="/contact">Talk to us</Link>, and we’ll look for a
        way that works for you.
      </p>
    </Card>
  );
}

function ChoiceForm({ id, last }: { id: string; last: NonNullable<Loan['lastInstalment']> }) {
  const { fields, change, forget } = useTyped('last-payment', { choice: last.choice }, id);
  const { options } = presentLastPayment(last);
  const choice = options.find(({ value }) => value === fields.choice)?.value ?? last.choice;
  const [choose, { isLoading, isSuccess, error }] = useChooseLastInstalmentMutation();
  const save = async (): Promise<void> => {
    const answer = await choose({ params: { id }, body: { choice } });
    if (!('error' in answer)) forget();
  };
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {error !== undefined && <ActionFailed error={error} />}
      {isSuccess && (
        <NotificationBanner live kind="success" title="We’ve noted your choice">
          <p>We’ve emailed you to confirm it.</p>
        </NotificationBanner>
      )}
      <RadioGroup
        name="last-payment"
        legend="How do you want to pay the rest?"
        options={options}
        value={choice}
        onChange={(chosen) => change({ choice: chosen })}
      />
      <Button type="submit" busy={isLoading}>
        Save your choice
      </Button>
    </form>
  );
}
