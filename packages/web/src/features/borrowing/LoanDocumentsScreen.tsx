import { formatWholePounds } from '@fairlead/core/money/pounds';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { Page } from '../../parts/page/Page.tsx';
import { PartFailed } from '../../parts/page/PartFailed.tsx';
import { screen } from '../../parts/page/screen.ts';
import { SignedDocuments } from '../../parts/loan/SignedDocuments.tsx';
import { useLoan } from '../../resources/loan.ts';
import { userReading, useReadUserQuery } from '../../resources/user.ts';
import { selectAuthObject } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const handle = screen({ access: 'borrower' });

const HEAD: Head = {
  title: 'Documents',
  lead: 'Everything you signed, as you saw it then. You can read it here, or download a copy to keep with your own papers.',
  isQuiet: true,
};

/** The signed documents of every loan. */
export default function LoanDocumentsScreen() {
  const authObject = useAppSelector(selectAuthObject);
  return (
    <Page title={HEAD.title}>
      <PageHead {...HEAD} />
      {authObject ? (
        <Loans userId={authObject.userId} />
      ) : (
        <Skeleton label="Loading your documents" lines={6} />
      )}
    </Page>
  );
}

function Loans({ userId }: { userId: string }) {
  const { data, error, refetch } = useReadUserQuery(userReading(userId));
  if (error) return <PartFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label="Loading your documents" lines={6} />;
  const loans = data.loans ?? [];
  if (loans.length === 0) {
    return (
      <p className="lead">
        You have no signed documents yet. You’ll find an application’s documents on its own page.
      </p>
    );
  }
  return loans.map(({ id, amount, reference }) => (
    <section key={id} className="stack gap-3" aria-labelledby={`loan-${id}`}>
      <h2 id={`loan-${id}`}>{formatWholePounds(amount)} loan</h2>
      <p className="muted">Reference {reference}</p>
      <OfLoan id={id} />
    </section>
  ));
}

function OfLoan({ id }: { id: string }) {
  const { data, error, refetch } = useLoan(id);
  if (data || !error) return <SignedDocuments loan={data} />;
  return <PartFailed error={error} onRetry={() => void refetch()} />;
}
