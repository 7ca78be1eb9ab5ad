import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { loanReading, useLoan } from '../../resources/loan.ts';
import { loadPaymentDates } from '../../resources/repaying/payment-schedule.ts';
import { selectPaymentSchedule } from '../../resources/repaying/payment-schedule-slice.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { DATE_HEAD, PaymentDateForm } from './PaymentDateForm.tsx';
import { OpeningOfLoan } from '../../parts/loan/OpeningOfLoan.tsx';

export const handle = screen({ access: 'borrower', reads: loanReading });

/** Moves the payments of a loan to another day of the month. */
export default function PaymentDateScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return <Dates key={id} id={id} />;
}

function Dates({ id }: { id: string }) {
  const loan = useLoan(id);
  const dispatch = useAppDispatch();
  const { eligibleDates, error: failure } = useAppSelector(selectPaymentSchedule);
  useEffect(() => void dispatch(loadPaymentDates(id)), [dispatch, id]);
  const refusal = eligibleDates === null ? failure : null;
  if (refusal?.type === 'paymentDateNotChangeable') return <NotNow id={id} reason={refusal.message} />;
  const error = loan.error ?? refusal;
  if (error && !(loan.data && eligibleDates)) {
    const again = (): void => {
      void loan.refetch();
      void dispatch(loadPaymentDates(id));
    };
    return <CallFailed error={error} onRetry={again} />;
  }
  if (!loan.data || !eligibleDates)
    return <OpeningOfLoan loanId={id} head={DATE_HEAD} label="Finding the days you can choose" />;
  const { nextPayment } = loan.data;
  return nextPayment ? (
    <PaymentDateForm loan={loan.data} nextPayment={nextPayment} dates={eligibleDates} />
  ) : (
    <NotNow id={id} reason="This loan has no more payments to move." />
  );
}

function NotNow({ id, reason }: { id: string; reason: string }) {
  const title = 'You can’t change your payment day at the moment';
  return (
    <Page title={title}>
      <BackLink href={loanPath(id)}>Your loan</BackLink>
      <h1>{title}</h1>
      <p className="lead">{reason}</p>
      <p>
        If the day doesn’t work for you, <Link href="/contact">talk to us</Link>. We can often help.
      </p>
      <p>
        <Button href={loanPath(id)}>Go back to your loan</Button>
      </p>
    </Page>
  );
}
