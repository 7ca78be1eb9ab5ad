import type { Day } from '@fairlead/core/calendar/day';
import { pickableAttempt, SECOND_ATTEMPT_REFUSALS } from '@fairlead/core/collection/representation';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { project } from '@fairlead/core/loan/read/project';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import { writeLoanLetters } from '../../resources/loan/loan-letters.ts';
import { findLoan, lockLoan, type LoanRow } from '../../resources/loan/loan-store.ts';
import { recordEvents } from '../../resources/loan/record-events.ts';
import { viewLoan } from '../../resources/loan/view-loan.ts';

type Context = RequestContext<Borrower>;

/** The failed collection that is presented again, with the days that can be picked today. */
export async function readSecondAttempt({ db, actor, today }: Context, id: string) {
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const found = await attemptOf(db, loan, today);
  if (!found.ok) return found;
  const { attempt, days } = found.value;
  const { amount, dueOn, collectOn } = attempt;
  return accept({ '@type': 'second-attempt' as const, amount, dueOn, collectOn, days: days.slice() });
}

/** Moves the second attempt, and emails the day, which is the notice of it. */
export async function moveSecondAttempt(context: Context, id: string, date: Day) {
  const { actor, today, now } = context;
  const outcome = await context.transaction(async (tx) => {
    if (!(await findLoan(tx, actor, id))) return refuse('notFound');
    const loan = await lockLoan(tx, { userId: actor.subjectId, loanId: id });
    const found = await attemptOf(tx, loan, today);
    if (!found.ok) return found;
    if (!found.value.days.includes(date)) return refuse('secondAttemptDayNotOffered');
    const moved: LoanEvent = {
      kind: 'second-attempt-moved',
      valueOn: today,
      recordedAt: now,
      reference: context.newId(),
      failed: found.value.attempt.failed,
      collectOn: date,
    };
    const change = await recordEvents(context, tx, loan, [moved], { asOf: today, actor: 'borrower' });
    const entry = borrowersEntry(actor, 'second-attempt-moved', { loanId: id, collectOn: date });
    await recordAudit(context, tx, entry);
    await writeLoanLetters(context, tx, change);
    return accept(await viewLoan(context, tx, id));
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}

async function attemptOf(db: Db, { agreement, user_id: userId, id: loanId }: LoanRow, today: Day) {
  const events = await listEvents(db, { userId, loanId });
  const found = pickableAttempt(project(agreement, events, today), events);
  return found.ok
    ? found
    : refuse('secondAttemptNotMovable', { message: SECOND_ATTEMPT_REFUSALS[found.refusal] });
}
