import { canChooseLastInstalment } from '@fairlead/core/collection/last-instalment';
import type { LastInstalmentChoice, LoanEvent } from '@fairlead/core/loan/events';
import { project } from '@fairlead/core/loan/read/project';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import { writeLoanLetters } from '../../resources/loan/loan-letters.ts';
import { findLoan, lockLoan } from '../../resources/loan/loan-store.ts';
import { recordEvents } from '../../resources/loan/record-events.ts';
import { viewLoan } from '../../resources/loan/view-loan.ts';

/** What happens to the rest of a last instalment that has grown. The same choice again changes nothing. */
export async function chooseLastInstalment(
  context: RequestContext<Borrower>,
  id: string,
  choice: LastInstalmentChoice,
) {
  const { actor, today, now, newId } = context;
  return context.transaction(async (tx) => {
    if (!(await findLoan(tx, actor, id))) return refuse('notFound');
    const key = { userId: actor.subjectId, loanId: id };
    const loan = await lockLoan(tx, key);
    const projection = project(loan.agreement, await listEvents(tx, key), today);
    if (!canChooseLastInstalment(projection)) return refuse('nothingToChoose');
    if (projection.grownLast?.choice !== choice) {
      const about = { valueOn: today, recordedAt: now, reference: newId() };
      const chosen: LoanEvent = { kind: 'last-instalment-chosen', ...about, choice };
      const change = await recordEvents(context, tx, loan, [chosen], { asOf: today, actor: 'borrower' });
      await writeLoanLetters(context, tx, change);
    }
    await recordAudit(context, tx, borrowersEntry(actor, 'last-instalment-chosen', { loanId: id, choice }));
    return accept(await viewLoan(context, tx, id));
  });
}
