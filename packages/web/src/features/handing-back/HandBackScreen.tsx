import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Figure } from '@fairlead/ui/figure/Figure';
import { Link } from '@fairlead/ui/link/Link';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { makePaymentPath, settlementQuotePath } from '../../loan-paths.ts';
import { Cases } from '../../parts/cases/Cases.tsx';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { nextPart } from '../../parts/page/later-part.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { loanReading, useLoan, type Hired, type Loan } from '../../resources/loan.ts';
import { useListLoanCasesQuery, type LoanCase } from '../../resources/repaying/cases.ts';
import { useSettlementPreviewQuery } from '../../resources/repaying/repayment.ts';
import { presentEnding } from '../../parts/ending/present-ending.ts';
import { OpeningOfLoan } from '../../parts/loan/OpeningOfLoan.tsx';
import { HAND_BACK_HEAD } from './heads.ts';

export const handle = screen({ access: 'borrower', reads: loanReading });

const HandBackForm = nextPart(async () => (await import('./HandBackForm.tsx')).HandBackForm);

/** Ends a hire purchase and hands the car back (Consumer Credit Act 1974, ss.99 and 100). */
export default function HandBackScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return <HandBack key={id} id={id} />;
}

function HandBack({ id }: { id: string }) {
  const fresh = { refetchOnMountOrArgChange: true } as const;
  const loan = useLoan(id, fresh);
  const cases = useListLoanCasesQuery({ params: { id } }, fresh);
  const isPossible = loan.data?.hirePurchase?.toPayOnReturn !== null;
  const preview = useSettlementPreviewQuery({ params: { id } }, { ...fresh, skip: !isPossible });
  const error = loan.error ?? cases.error;
  if (error && !(loan.data && cases.data)) {
    const again = (): void => {
      void loan.refetch();
      void cases.refetch();
    };
    return <CallFailed error={error} onRetry={again} />;
  }
  const frame = <OpeningOfLoan loanId={id} head={HAND_BACK_HEAD} label="Working out what you would owe" />;
  if (!loan.data || !cases.data || preview.isLoading) return frame;
  const { hirePurchase: hired, state } = loan.data;
  if (state === 'Voluntary terminated')
    return <Returning loan={loan.data} cases={cases.data.filter(({ kind }) => kind === 'car-return')} />;
  if (!hired || hired.toPayOnReturn === null) return <NotNow loan={loan.data} hired={hired} />;
  return (
    <Suspense fallback={frame}>
      <HandBackForm
        loan={loan.data}
        hired={hired}
        toPay={hired.toPayOnReturn}
        settlement={preview.data?.amount ?? null}
      />
    </Suspense>
  );
}

/** After the notice: what is owed and how the return goes. */
function Returning({ loan, cases }: { loan: Loan; cases: readonly LoanCase[] }) {
  const title = 'You’ve ended your agreement';
  const ending = presentEnding(loan);
  return (
    <Page title={title} step="ended">
      <BackLink href={loanPath(loan.id)}>Your loan</BackLink>
      <h1>{title}</h1>
      {ending && ending.owed !== null && <Figure label="You owe" value={ending.owed} />}
      <div className="stack gap-3">
        {ending?.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {ending?.isPayable === true && (
          <p>
            <Button href={makePaymentPath(loan.id)}>Pay what you owe</Button>
          </p>
        )}
      </div>
      <Cases heading="What happens now" cases={cases} />
      <p>
        <Link href="/contact">Talk to us</Link> if anything about the car has changed, or to agree payments.
      </p>
    </Page>
  );
}

function NotNow({ loan, hired }: { loan: Loan; hired: Hired | null }) {
  const title = 'You can’t hand a car back here';
  return (
    <Page title={title}>
      <BackLink href={loanPath(loan.id)}>Your loan</BackLink>
      <h1>{title}</h1>
      <p className="lead">{whyNot(loan, hired)}</p>
      <p>
        <Link href="/contact">Talk to us</Link>, or see what it costs to{' '}
        <Link href={settlementQuotePath(loan.id)}>pay off your loan</Link>.
      </p>
      <p>
        <Button href={loanPath(loan.id)}>Go back to your loan</Button>
      </p>
    </Page>
  );
}

function whyNot({ isActive, disbursalDate }: Loan, hired: Hired | null): string {
  if (hired === null) return 'This loan has no car that belongs to the lender.';
  if (hired.ownedSince) return 'The car is yours, so there is nothing to hand back.';
  if (isActive && disbursalDate === null) return 'You can hand the car back once your loan is paid out.';
  return 'Your last payment is due, so the agreement can’t be ended early any more.';
}
