import { useSearchParams } from 'react-router';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { screen } from '../../parts/page/screen.ts';
import { useBankDetailsUpdateQuery } from '../../resources/repaying/direct-debit.ts';
import { loanReading, useLoan } from '../../resources/loan.ts';
import { ACCOUNT_HEAD, AccountForm } from './AccountForm.tsx';
import { AccountUnderWay } from './AccountUnderWay.tsx';
import { OpeningOfLoan } from '../../parts/loan/OpeningOfLoan.tsx';

export const handle = screen({ access: 'borrower', reads: loanReading });

/** The account that payments are collected from: another one, or the Direct Debit set up again. */
export default function BankAccountScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  return <Account key={id} id={id} />;
}

function Account({ id }: { id: string }) {
  const loan = useLoan(id);
  const update = useBankDetailsUpdateQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const error = loan.error ?? update.error;
  if (error && !(loan.data && update.data !== undefined)) {
    const again = (): void => {
      void loan.refetch();
      void update.refetch();
    };
    return <CallFailed error={error} onRetry={again} />;
  }
  if (!loan.data || update.data === undefined)
    return <OpeningOfLoan loanId={id} head={ACCOUNT_HEAD} label="Finding your bank account" />;
  return update.data === null ? (
    <AccountForm loan={loan.data} />
  ) : (
    <AccountUnderWay loan={loan.data} update={update.data} />
  );
}
