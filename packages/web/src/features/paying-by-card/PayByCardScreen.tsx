import { useSearchParams } from 'react-router';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useRepaymentOptionsQuery } from '../../resources/repaying/repayment.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { NotByCard } from './NotByCard.tsx';
import { paymentIn, type AskedPayment } from './present-card-payment.ts';
import { SandboxCardForm } from './SandboxCardForm.tsx';
import { StripeCardForm } from './StripeCardForm.tsx';
import { OpeningOfCard } from './CardPage.tsx';

export const handle = screen({ access: 'borrower' });

/** Pays arrears, early or everything by card: the amount comes from the page before. */
export default function PayByCardScreen() {
  const [search] = useSearchParams();
  const payment = paymentIn(search);
  return payment ? (
    <CardPayment key={search.toString()} payment={payment} />
  ) : (
    <NotByCard id={search.get('id') ?? ''} reason="Choose first how much you want to pay." />
  );
}

function CardPayment({ payment }: { payment: AskedPayment }) {
  const { cardPaymentPublishableKey } = usePageSettings().clientConfig;
  const options = useRepaymentOptionsQuery({ params: { id: payment.id } });
  if (options.error && !options.data)
    return <CallFailed error={options.error} onRetry={() => void options.refetch()} />;
  if (!options.data) return <OpeningOfCard payment={payment} />;
  if (options.data.card === null)
    return <NotByCard id={payment.id} reason="Paying by card isn’t possible here yet." />;
  return options.data.card.fields === 'stripe' && cardPaymentPublishableKey !== null ? (
    <StripeCardForm payment={payment} publishableKey={cardPaymentPublishableKey} />
  ) : (
    <SandboxCardForm payment={payment} />
  );
}
