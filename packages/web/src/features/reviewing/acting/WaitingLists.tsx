import { displayDay } from '@fairlead/core/calendar/display';
import { Table } from '@fairlead/ui/table/Table';
import { staffCasePath, staffLoanPath } from '../staff-paths.ts';
import type { LoanToLookAt, WaitingAction, WaitingCase } from '../staff-page.ts';
import { actionName, caseName, dayOfInstant } from './present-acting.ts';

/** What borrowers wait for an answer to, the one that is due first before the others. */
export function WaitingCases({ cases }: { cases: readonly WaitingCase[] }) {
  if (cases.length === 0) return <p>No borrowers are waiting for an answer.</p>;
  return (
    <Table
      caption="Cases waiting for an answer"
      captionHidden
      columns={[
        { key: 'case', heading: 'Case', rowHeading: true },
        { key: 'name', heading: 'About' },
        { key: 'brand', heading: 'Brand' },
        { key: 'opened', heading: 'Asked on' },
        { key: 'due', heading: 'Answer by' },
      ]}
      rows={cases.map((each) => ({
        id: each.id,
        case: <a href={staffCasePath(each.id)}>{each.reference}</a>,
        name: caseName(each),
        brand: each.brandName,
        opened: displayDay(each.openedOn),
        due: displayDay(each.answerBy),
      }))}
    />
  );
}

/** What colleagues proposed, the oldest first. */
export function WaitingActions({ actions }: { actions: readonly WaitingAction[] }) {
  if (actions.length === 0) return <p>Nothing is waiting for a second person.</p>;
  return (
    <Table
      caption="Proposals waiting for a second person"
      captionHidden
      columns={[
        { key: 'loan', heading: 'Loan', rowHeading: true },
        { key: 'what', heading: 'What' },
        { key: 'brand', heading: 'Brand' },
        { key: 'by', heading: 'Proposed by' },
        { key: 'on', heading: 'On' },
      ]}
      rows={actions.map((action) => ({
        id: action.id,
        loan: <a href={staffLoanPath(action.loanId)}>{action.loanReference}</a>,
        what: actionName(action),
        brand: action.brandName,
        by: action.proposedBy,
        on: dayOfInstant(action.proposedAt),
      }))}
    />
  );
}

const REASONS: Readonly<Record<LoanToLookAt['reason'], string>> = {
  'payout-problem': 'The money did not reach the borrower',
  'payout-part': 'A part of the price of a car came back or was refused',
  'payer-deceased': 'The bank reports that the borrower has died',
  'set-aside': 'The daily run failed for this loan',
};

/** Loans that nothing automatic continues with, the oldest first. */
export function LoansToLookAt({ loans }: { loans: readonly LoanToLookAt[] }) {
  if (loans.length === 0) return <p>No loans need attention.</p>;
  return (
    <Table
      caption="Loans that need attention"
      captionHidden
      columns={[
        { key: 'loan', heading: 'Loan', rowHeading: true },
        { key: 'why', heading: 'Why' },
        { key: 'brand', heading: 'Brand' },
        { key: 'since', heading: 'Since' },
      ]}
      rows={loans.map(({ loanId, loanReference, reason, brandName, since }) => ({
        id: `${loanId} ${reason}`,
        loan: <a href={staffLoanPath(loanId)}>{loanReference}</a>,
        why: REASONS[reason],
        brand: brandName,
        since: since === null ? '' : displayDay(since),
      }))}
    />
  );
}
