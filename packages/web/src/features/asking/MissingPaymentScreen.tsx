import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { useSearchParams } from 'react-router';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { Scene } from '../../parts/page/Scene.tsx';
import { screen } from '../../parts/page/screen.ts';
import { casesReading, useListLoanCasesQuery, type LoanCase } from '../../resources/repaying/cases.ts';
import { Cases } from '../../parts/cases/Cases.tsx';
import { CaseFile } from './CaseFile.tsx';
import { CLAIM_HEAD, ClaimForm } from './ClaimForm.tsx';
import { TraceResult } from './TraceResult.tsx';
import { useMissingPayment } from './use-missing-payment.ts';
import { OpeningOfLoan } from '../../parts/loan/OpeningOfLoan.tsx';

export const handle = screen({ access: 'borrower', reads: casesReading });

/** A borrower paid, and it does not show. */
export default function MissingPaymentScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return <MissingPayment key={id} id={id} />;
}

function MissingPayment({ id }: { id: string }) {
  const { data, error, refetch } = useListLoanCasesQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  if (data) return <Asking id={id} cases={data.filter(({ kind }) => kind === 'missing-payment')} />;
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />;
  return <OpeningOfLoan loanId={id} head={CLAIM_HEAD} label="Opening your questions" />;
}

const proofOf = (asked: LoanCase) => <CaseFile asked={asked} />;

function Asking({ id, cases }: { id: string; cases: readonly LoanCase[] }) {
  const form = useMissingPayment(id);
  if (form.trace?.case) return <Opened id={id} cases={cases} opened={form.trace.case} />;
  if (form.trace) return <TraceResult id={id} form={form} trace={form.trace} />;
  const before = cases.length > 0 && (
    <>
      <Cases heading="Your questions" cases={cases} more={proofOf} />
      <h2>Ask about another payment</h2>
    </>
  );
  return <ClaimForm id={id} form={form} before={before} />;
}

function Opened({ id, cases, opened }: { id: string; cases: readonly LoanCase[]; opened: LoanCase }) {
  const title = 'We’re looking for your payment';
  const others = cases.filter((each) => each.id !== opened.id);
  return (
    <Page title={title} step={opened.id}>
      <BackLink href={loanPath(id)}>Your loan</BackLink>
      <header className="stack gap-3">
        <Scene name="review" />
        <h1>{title}</h1>
        <p className="lead">
          It isn’t in our automatic records, so someone on our team is checking with our bank. We’ve emailed
          you the details.
        </p>
      </header>
      <Cases heading="Your question" cases={[opened]} more={proofOf} />
      <Cases heading="What you’ve asked before" cases={others} more={proofOf} />
    </Page>
  );
}
