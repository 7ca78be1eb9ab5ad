import { useSearchParams } from 'react-router';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { settlementQuotePath } from '../../loan-paths.ts';
import { loanReading, useLoan } from '../../resources/loan.ts';
import { useRepaymentOptionsQuery, useSettlementPreviewQuery } from '../../resources/repaying/repayment.ts';
import { isApiError } from '../../state/api-error.ts';
import { BeingSettled } from './BeingSettled.tsx';
import { GiveNotice, WITHDRAW_HEAD } from './GiveNotice.tsx';
import { RepayForm } from './RepayForm.tsx';
import { OpeningOfLoan } from '../../parts/loan/OpeningOfLoan.tsx';

export const handle = screen({ access: 'borrower', reads: loanReading });

/** Withdraws from a loan in its first 14 days, and pays it back (Consumer Credit Act 1974, s.66A). */
export default function WithdrawScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return <Withdrawal key={id} id={id} />;
}

function Withdrawal({ id }: { id: string }) {
  const loan = useLoan(id);
  const preview = useSettlementPreviewQuery(
    { params: { id }, query: { type: 'cancellation' } },
    { refetchOnMountOrArgChange: true },
  );
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
  if (!loan.data || !preview.data)
    return <OpeningOfLoan loanId={id} head={WITHDRAW_HEAD} label="Working out what you pay back" />;
  const payment = loan.data.pendingRepayments?.find(({ purpose }) => purpose === 'withdrawal');
  if (payment) return <BeingSettled loan={loan.data} payment={payment} />;
  return loan.data.withdrawal === null ? (
    <GiveNotice loan={loan.data} preview={preview.data} />
  ) : (
    <RepayForm
      loan={loan.data}
      withdrawal={loan.data.withdrawal}
      preview={preview.data}
      takesCards={(options.data?.card ?? null) !== null}
    />
  );
}

function NotNow({ id, reason }: { id: string; reason: string }) {
  const title = 'You can’t withdraw here';
  return (
    <Page title={title}>
      <BackLink href={loanPath(id)}>Your loan</BackLink>
      <h1>{title}</h1>
      <p className="lead">{reason}</p>
      <p>
        <Link href="/contact">Talk to us</Link>, or see what it costs to{' '}
        <Link href={settlementQuotePath(id)}>pay off your loan</Link>.
      </p>
      <p>
        <Button href={loanPath(id)}>Go back to your loan</Button>
      </p>
    </Page>
  );
}
