import { useParams, useSearchParams } from 'react-router';
import { screen } from '../../parts/page/screen.ts';
import { Callback } from './Callback.tsx';
import { PaymentOutcome } from '../../parts/bank-payment/PaymentOutcome.tsx';
import { PaymentReturn } from '../../parts/bank-payment/PaymentReturn.tsx';
import { useReturnedPayment } from '../../parts/bank-payment/use-returned-payment.ts';
import { Outcome } from './Outcome.tsx';

export const handle = screen({ access: 'anyone' });

/**
 * The page that a bank leads back to, from data as from a payment, and the pages of how that ended: one file, so that
 * the second is there.
 */
export default function BankReturnScreen() {
  const { outcome } = useParams();
  return outcome === undefined ? <Returned /> : <Ended outcome={outcome} />;
}

function Returned() {
  const { paymentId, isClean } = useReturnedPayment();
  return paymentId === null ? <Callback /> : <PaymentReturn paymentId={paymentId} isClean={isClean} />;
}

function Ended({ outcome }: { outcome: string }) {
  const payment = useSearchParams()[0].get('payment');
  return payment === null ? <Outcome outcome={outcome} /> : <PaymentOutcome id={payment} />;
}
