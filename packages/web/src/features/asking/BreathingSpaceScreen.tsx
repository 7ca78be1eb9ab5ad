import { loanPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { useSearchParams } from 'react-router';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { loanReading, useLoan, type Loan } from '../../resources/loan.ts';
import { useListLoanCasesQuery, type LoanCase } from '../../resources/repaying/cases.ts';
import { AboutSpace } from './AboutSpace.tsx';
import { AppliedForm } from './AppliedForm.tsx';
import { Cases } from '../../parts/cases/Cases.tsx';
import { presentSpace, SPACE_HEAD } from './present-space.ts';
import { OpeningOfLoan } from '../../parts/loan/OpeningOfLoan.tsx';

export const handle = screen({ access: 'borrower', reads: loanReading });

/** What a breathing space is, and that the borrower has applied for one. */
export default function BreathingSpaceScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return <BreathingSpace key={id} id={id} />;
}

function BreathingSpace({ id }: { id: string }) {
  const fresh = { refetchOnMountOrArgChange: true } as const;
  const loan = useLoan(id, fresh);
  const cases = useListLoanCasesQuery({ params: { id } }, fresh);
  if (loan.data && cases.data)
    return <Space loan={loan.data} cases={cases.data.filter(({ kind }) => kind === 'breathing-space')} />;
  const error = loan.error ?? cases.error;
  const again = (): void => {
    void loan.refetch();
    void cases.refetch();
  };
  if (error) return <CallFailed error={error} onRetry={again} />;
  return <OpeningOfLoan loanId={id} head={SPACE_HEAD} label="Opening breathing space" />;
}

function Space({ loan, cases }: { loan: Loan; cases: readonly LoanCase[] }) {
  const space = presentSpace(loan);
  const isApplied = cases.some(({ answer }) => answer === null);
  if (loan.breathingSpace === null && !isApplied)
    return (
      <AppliedForm id={loan.id} about={<AboutSpace space={space} />}>
        <Cases heading="What you let us know earlier" cases={cases} />
      </AppliedForm>
    );
  const title = isApplied ? 'You’ve let us know about a breathing space' : space.title;
  return (
    <Page title={title} step={title}>
      <BackLink href={loanPath(loan.id)}>Your loan</BackLink>
      <h1>{title}</h1>
      {isApplied && <Cases heading="What happens now" cases={cases} />}
      <AboutSpace space={space} />
      {!isApplied && <Cases heading="What you let us know earlier" cases={cases} />}
    </Page>
  );
}
