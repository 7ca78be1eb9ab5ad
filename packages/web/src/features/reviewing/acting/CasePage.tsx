import { ErrorSummary } from '@fairlead/ui/error-summary/ErrorSummary';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { Table } from '@fairlead/ui/table/Table';
import { StaffDocument, StaffPart } from '../StaffDocument.tsx';
import { StaffFile } from '../StaffFile.tsx';
import { staffCaseFilePath, staffCasePath, staffLoanPath } from '../staff-paths.ts';
import type { CaseOfBorrower, SignedOnProps } from '../staff-page.ts';
import type { ActionAttempt } from './action-attempt.ts';
import { AnswerForm, FoundForm } from './CaseForms.tsx';
import { caseName, presentCaseRows, presentFoundRow } from './present-acting.ts';
import { SpaceForm } from './PersonForms.tsx';

type CasePageProps = {
  page: SignedOnProps;
  shown: CaseOfBorrower;
  attempt: ActionAttempt;
  idempotencyKey: string;
};

/** What a borrower asks, what our records have, and the answers that can be given. */
export function CasePage({ page, shown, attempt, idempotencyKey }: CasePageProps) {
  const title = `${caseName(shown)}, ${shown.reference}`;
  const form = { page, attempt, idempotencyKey, action: staffCasePath(shown.id), shown };
  return (
    <StaffDocument page={page} title={`${attempt.problems.length > 0 ? 'Error: ' : ''}${title}`}>
      <ErrorSummary id="outcome" errors={attempt.problems} />
      <h1>{title}</h1>
      <p>
        {shown.brandName}, loan <a href={staffLoanPath(shown.loanId)}>{shown.loanReference}</a>.
      </p>
      <StaffPart title="What the borrower says">
        <SummaryList rows={presentCaseRows(shown)} />
        {shown.files.map((file) => (
          <StaffFile key={file.id} {...file} href={staffCaseFilePath(shown.id, file.id)} />
        ))}
      </StaffPart>
      {shown.payment && (
        <StaffPart title="What our records show today">
          <Found found={shown.found} />
        </StaffPart>
      )}
      {shown.answer ? (
        <NotificationBanner title="Already answered">
          <p>{shown.answer.words}</p>
        </NotificationBanner>
      ) : (
        <>
          <FoundForm {...form} />
          {shown.kind === 'breathing-space' && <SpaceForm {...form} today={shown.openedOn} />}
          <AnswerForm {...form} />
        </>
      )}
    </StaffDocument>
  );
}

function Found({ found }: Pick<CaseOfBorrower, 'found'>) {
  if (found.length === 0) return <p>No payment of this amount around that day.</p>;
  return (
    <Table
      caption="What our records show today"
      captionHidden
      columns={[
        { key: 'amount', heading: 'Amount', rowHeading: true },
        { key: 'outcome', heading: 'What happened' },
        { key: 'counts', heading: 'Counts from' },
        { key: 'loan', heading: 'Loan' },
      ]}
      rows={found.map((each, index) => ({ id: String(index), ...presentFoundRow(each) }))}
    />
  );
}
