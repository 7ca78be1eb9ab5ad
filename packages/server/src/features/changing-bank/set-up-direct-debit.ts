import { hasPayerDied } from '@fairlead/core/collection/direct-debit-reasons';
import { effectOfCancellation, needsDirectDebit } from '@fairlead/core/collection/new-instruction';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { project } from '@fairlead/core/loan/read/project';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import { findLoan, lockLoan } from '../../resources/loan/loan-store.ts';
import { viewLoan } from '../../resources/loan/view-loan.ts';
import { findMandateOf, insertMandate, type MandateRow } from '../../resources/mandate/mandate-store.ts';
import { writeToBorrower } from '../../resources/outbox/write-to-borrower.ts';
import { directDebitLetter } from './bank-letters.ts';

/** The settlement that has been re-opened since was to end it, even where its end has not been sent to the bank. */
const isEndedBySettlement = ({ created_at }: MandateRow, events: readonly LoanEvent[]): boolean =>
  events.some(({ kind, recordedAt }) => kind === 'reopened' && recordedAt > created_at);

/** Lodges another instruction on the account of the newest one, unless one is active or on its way. */
export async function setUpDirectDebit(context: RequestContext<Borrower>, id: string) {
  const { actor, today, now, newId, wallNow } = context;
  const outcome = await context.transaction(async (tx) => {
    if (!(await findLoan(tx, actor, id))) return refuse('notFound');
    const key = { userId: actor.subjectId, loanId: id };
    const loan = await lockLoan(tx, key);
    const events = await listEvents(tx, key);
    const newest = await findMandateOf(tx, key);
    if (!newest || !needsDirectDebit(project(loan.agreement, events, today)))
      return refuse('directDebitNotPossible');
    const isOver = newest.status === 'cancelled' || newest.status === 'failed';
    if (!isOver && !isEndedBySettlement(newest, events)) return accept(await viewLoan(context, tx, id));
    if (hasPayerDied(events)) return refuse('personNeeded');
    if (effectOfCancellation(events) === 'other-account') return refuse('accountClosed');
    const at = wallNow().toISOString();
    const { user_id, brand_id, loan_id, bank_account_id, reference } = newest;
    const mandate = {
      user_id,
      brand_id,
      loan_id,
      bank_account_id,
      reference,
      created_at: now,
      updated_at: at,
    };
    await insertMandate(tx, { ...mandate, id: newId() });
    await recordAudit(context, tx, borrowersEntry(actor, 'direct-debit-set-up', { loanId: id }));
    await writeToBorrower(context, tx, actor, 'direct-debit-set-up', directDebitLetter(loan));
    return accept(await viewLoan(context, tx, id));
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}
