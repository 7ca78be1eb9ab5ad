import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { loanPath } from '@fairlead/contract/web/account-paths';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { Cases } from '../../parts/cases/Cases.tsx';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { useListLoanCasesQuery, type LoanCase } from '../../resources/repaying/cases.ts';
import { OpeningOfLoan } from '../../parts/loan/OpeningOfLoan.tsx';
import type { Head } from '../../parts/page/PageHead.tsx';

type CarCaseScreenProps = {
  kind: LoanCase['kind'];
  /** The first words of the form. */
  head: Head;
  /** While one is open: it is not asked for again. */
  openTitle: string;
  Form: ComponentType<{ id: string; before: readonly LoanCase[] }>;
};

/** Something about a hired car that a person deals with: its form, or what happens with the one that is open. */
export function CarCaseScreen(props: CarCaseScreenProps) {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return <CarCase key={id} id={id} {...props} />;
}

function CarCase({ id, kind, head, openTitle, Form }: CarCaseScreenProps & { id: string }) {
  const { data, error, refetch } = useListLoanCasesQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  if (!data)
    return error ? (
      <CallFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <OpeningOfLoan loanId={id} head={head} label="Opening what you’ve reported" />
    );
  const cases = data.filter((each) => each.kind === kind);
  if (!cases.some(({ answer }) => answer === null)) return <Form id={id} before={cases} />;
  return (
    <Page title={openTitle} step="open">
      <BackLink href={loanPath(id)}>Your loan</BackLink>
      <h1>{openTitle}</h1>
      <Cases heading="What happens now" cases={cases} />
    </Page>
  );
}
