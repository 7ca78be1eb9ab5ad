import { useSearchParams } from 'react-router';
import { isIn } from '@fairlead/core/loan/states';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { loanReading, useLoan, type Loan } from '../../resources/loan.ts';
import { useRepaymentOptionsQuery } from '../../resources/repaying/repayment.ts';
import { EARLY_HEAD, EarlyPayment } from './EarlyPayment.tsx';
import { LatePayment } from './LatePayment.tsx';
import { OpeningOfLoan } from '../../parts/loan/OpeningOfLoan.tsx';

export const handle = screen({ access: 'borrower', reads: loanReading });

/** Pays what is overdue or still owed, or more than is due. */
export default function PaymentScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return <Payment key={id} id={id} />;
}

function Payment({ id }: { id: string }) {
  const loan = useLoan(id);
  const options = useRepaymentOptionsQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const error = loan.error ?? options.error;
  if (error && !(loan.data && options.data)) {
    const again = (): void => {
      void loan.refetch();
      void options.refetch();
    };
    return <CallFailed error={error} onRetry={again} />;
  }
  if (!loan.data || !options.data)
    return <OpeningOfLoan loanId={id} head={EARLY_HEAD} label="Finding what you can pay" />;
  const { late, early, directDebit, card } = options.data;
  const ways = { loan: loan.data, directDebit, card };
  if (late.range) return <LatePayment {...ways} range={late.range} />;
  if (early.range) return <EarlyPayment {...ways} range={early.range} />;
  return <NotNow loan={loan.data} reason={owesNow(loan.data) ? late.reason : early.reason} />;
}

/** Something is due now, so that nothing can be paid in advance. */
function owesNow({ state, arrears }: Loan): boolean {
  return arrears.amount > 0 || isIn('terminated', state);
}

function NotNow({ loan, reason }: { loan: Loan; reason: string | null }) {
  const { id, isActive, leftToPay } = loan;
  const owesNothing = !isActive && leftToPay === 0;
  const title = owesNothing ? 'There’s nothing to pay' : 'You can’t make a payment at the moment';
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
