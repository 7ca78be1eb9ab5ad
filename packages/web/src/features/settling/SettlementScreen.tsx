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
import { useRepaymentOptionsQuery, useSettlementPreviewQuery } from '../../resources/repaying/repayment.ts';
import { selectSettlement } from '../../resources/repaying/settlement-slice.ts';
import { loadSettlementQuote } from '../../resources/repaying/settlement.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { BeingSettled } from './BeingSettled.tsx';
import { SETTLE_HEAD, SettleForm } from './SettleForm.tsx';
import { OpeningOfLoan } from '../../parts/loan/OpeningOfLoan.tsx';

export const handle = screen({ access: 'borrower', reads: loanReading });

/** Pays off a loan early: what it costs today and later, on which day, and how. */
export default function SettlementScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return <Settlement key={id} id={id} />;
}

function Settlement({ id }: { id: string }) {
  const loan = useLoan(id);
  const preview = useSettlementPreviewQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const dispatch = useAppDispatch();
  const { settlementQuote } = useAppSelector(selectSettlement);
  useEffect(() => void dispatch(loadSettlementQuote(id)), [dispatch, id]);
  const options = useRepaymentOptionsQuery({ params: { id } });
  const refusal = preview.error;
  if (isApiError(refusal) && refusal.type === 'settlementNotPossible')
    return <NotNow id={id} reason={refusal.message} />;
  const error = loan.error ?? refusal;
  if (error && !(loan.data && preview.data)) {
    const again = (): void => {
      void loan.refetch();
      void preview.refetch();
    };
    return <CallFailed error={error} onRetry={again} />;
  }
  if (!loan.data || !preview.data || options.isLoading)
    return (
      <OpeningOfLoan loanId={id} head={SETTLE_HEAD} label="Working out what it costs to pay off your loan" />
    );
  const payment = loan.data.pendingRepayments?.find(({ purpose }) => purpose === 'settlement');
  return payment ? (
    <BeingSettled loan={loan.data} payment={payment} />
  ) : (
    <SettleForm
      loan={loan.data}
      preview={preview.data}
      until={settlementQuote?.expiresOn}
      takesCards={(options.data?.card ?? null) !== null}
    />
  );
}

function NotNow({ id, reason }: { id: string; reason: string }) {
  const title = 'You can’t pay off your loan at the moment';
  return (
    <Page title={title}>
      <BackLink href={loanPath(id)}>Your loan</BackLink>
      <h1>{title}</h1>
      <p className="lead">{reason}</p>
      <p>
        If that doesn’t look right, <Link href="/contact">talk to us</Link>.
      </p>
      <p>
        <Button href={loanPath(id)}>Go back to your loan</Button>
      </p>
    </Page>
  );
}
