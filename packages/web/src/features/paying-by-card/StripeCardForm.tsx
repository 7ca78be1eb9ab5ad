import { formatWholePounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { Field } from '@fairlead/ui/field/Field';
import { useEffect } from 'react';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { networkError } from '../../state/api-error.ts';
import { CardEnd } from './CardEnd.tsx';
import { CardPage, OpeningOfCard } from './CardPage.tsx';
import { isDocumentOfThisPage } from './document-of-page.ts';
import { NotByCard } from './NotByCard.tsx';
import type { AskedPayment } from './present-card-payment.ts';
import { useStripeCard } from './use-stripe-card.ts';
import './card-fields.css';

type StripeCardFormProps = { payment: AskedPayment; publishableKey: string };

/** Only the page's own document lets Stripe's frames through, so one that the router came from is left for it. */
export function StripeCardForm(props: StripeCardFormProps) {
  const isHere = isDocumentOfThisPage();
  useEffect(() => {
    if (!isHere) window.location.reload();
  }, [isHere]);
  return isHere ? <Fields {...props} /> : <OpeningOfCard payment={props.payment} />;
}

function Fields({ payment, publishableKey }: StripeCardFormProps) {
  const { host, load, loadAgain, end, form, isBusy } = useStripeCard(payment, publishableKey);
  const { outcome, failure, preventRetry } = end;
  if (outcome !== null) return <CardEnd payment={payment} outcome={outcome} />;
  if (failure !== null && preventRetry) return <NotByCard id={payment.id} reason={failure.message} />;
  if (load === 'failed') return <CallFailed error={networkError()} onRetry={loadAgain} />;
  return (
    <CardPage payment={payment} {...form}>
      <Field
        id="card"
        label="Card number, expiry date and security code"
        hint="Stripe takes the payment for us. We never see your card number."
        error={form.problems.card}
      >
        <div className="input card-fields" id="card" ref={host} />
      </Field>
      <Button type="submit" busy={isBusy || load === 'loading'}>
        Pay {formatWholePounds(payment.amount)}
      </Button>
    </CardPage>
  );
}
