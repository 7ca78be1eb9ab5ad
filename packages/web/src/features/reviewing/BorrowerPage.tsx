import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { presentBorrowerRows } from './present-review.ts';
import { staffLoanPath } from './staff-paths.ts';
import type { FoundBorrower, SignedOnProps } from './staff-page.ts';
import { StaffDocument } from './StaffDocument.tsx';
import { LookUpForm } from './StaffHomePage.tsx';

type BorrowerProps = {
  page: SignedOnProps;
  reference: string;
  /** Null when no borrower has the reference. */
  found: FoundBorrower | null;
};

export function BorrowerPage({ page, reference, found }: BorrowerProps) {
  const error =
    found === null ? 'No loan or application has this reference. Check it and try again' : undefined;
  const title = found === null ? 'No borrower found' : `${found.firstName} ${found.lastName}`;
  return (
    <StaffDocument page={page} title={title}>
      <h1>{title}</h1>
      {found !== null && <SummaryList rows={presentBorrowerRows(found)} />}
      {(found?.loans ?? []).map(({ id, reference: ofLoan }) => (
        <p key={id}>
          <a href={staffLoanPath(id)}>Open the loan {ofLoan}</a>
        </p>
      ))}
      <LookUpForm reference={reference} error={error} />
    </StaffDocument>
  );
}
