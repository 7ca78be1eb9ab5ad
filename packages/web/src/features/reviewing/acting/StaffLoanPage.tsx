import { Button } from '@fairlead/ui/button/Button';
import { ErrorSummary } from '@fairlead/ui/error-summary/ErrorSummary';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { canDecide } from '../present-review.ts';
import { STAFF_PART, StaffDocument, StaffPart } from '../StaffDocument.tsx';
import { staffLoanPath } from '../staff-paths.ts';
import { FORM_TOKEN, type LoanForStaff, type SignedOnProps } from '../staff-page.ts';
import type { ActionAttempt } from './action-attempt.ts';
import { actionName, presentActionRows, presentLoanRows } from './present-acting.ts';
import { EnforcementForms } from './EnforcementForms.tsx';
import { PayAgainForm } from './PayAgainForm.tsx';
import { NeedsForm, SpaceEndForm, SpaceForm } from './PersonForms.tsx';

type StaffLoanProps = {
  page: SignedOnProps;
  loan: LoanForStaff;
  today: string;
  attempt: ActionAttempt;
  idempotencyKey: string;
};

/** A loan: its borrower's needs, what waits for a second person, what was done, and what can be recorded. */
export function StaffLoanPage(props: StaffLoanProps) {
  const { page, loan, today, attempt, idempotencyKey } = props;
  const title = `Loan ${loan.reference}`;
  const form = { page, attempt, idempotencyKey, action: staffLoanPath(loan.id) };
  const waiting = loan.actions.filter(({ state }) => state === 'proposed');
  const past = loan.actions.filter(({ state }) => state !== 'proposed');
  return (
    <StaffDocument page={page} title={`${attempt.problems.length > 0 ? 'Error: ' : ''}${title}`}>
      <ErrorSummary id="outcome" errors={attempt.problems} />
      <h1>{title}</h1>
      <p>{loan.brandName}. The audit trail records that you opened this page.</p>
      <StaffPart title="The loan and its borrower">
        <SummaryList rows={presentLoanRows(loan)} />
      </StaffPart>
      {waiting.map((action) => (
        <Proposal key={action.id} {...props} proposed={action} />
      ))}
      <PayAgainForm {...form} loan={loan} />
      <StaffPart title="Record what the borrower needs">
        <NeedsForm {...form} isFolded stated={loan.supportNeeds} />
        {loan.breathingSpace === null ? (
          <SpaceForm {...form} isFolded today={today} />
        ) : (
          <SpaceEndForm {...form} isFolded today={today} />
        )}
      </StaffPart>
      <EnforcementForms {...form} loan={loan} />
      {past.length > 0 && (
        <StaffPart title="What was done">
          {past.map((action) => (
            <section key={action.id} className="stack gap-3">
              <h3>{actionName(action)}</h3>
              <SummaryList rows={presentActionRows(action)} />
            </section>
          ))}
        </StaffPart>
      )}
    </StaffDocument>
  );
}

type Proposed = { proposed: LoanForStaff['actions'][number] };

/** What a colleague proposed. No one confirms their own proposal. */
function Proposal({ page, loan, idempotencyKey, proposed }: StaffLoanProps & Proposed) {
  const isOwn = proposed.proposedBy === page.session.subject;
  const canConfirm = canDecide(page.session) && !isOwn;
  return (
    <form className={STAFF_PART} action={`${staffLoanPath(loan.id)}#outcome`} method="post">
      <h2>Waiting for a second person: {actionName(proposed).toLowerCase()}</h2>
      <SummaryList rows={presentActionRows(proposed)} />
      <input type="hidden" name={FORM_TOKEN} value={page.formToken} />
      <input type="hidden" name="idempotencyKey" value={`${idempotencyKey}-${proposed.id}`} />
      <input type="hidden" name="decides" value={proposed.id} />
      {canDecide(page.session) ? (
        <div className="cluster gap-3">
          {canConfirm && (
            <Button type="submit" name="outcome" value="confirm">
              Confirm
            </Button>
          )}
          <Button type="submit" variant="secondary" name="outcome" value="reject">
            Reject
          </Button>
        </div>
      ) : (
        <p>An underwriter has to confirm it.</p>
      )}
      {isOwn && canDecide(page.session) && <p>You proposed it, so another underwriter has to confirm it.</p>}
    </form>
  );
}
