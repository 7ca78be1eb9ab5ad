import type { Day } from '@fairlead/core/calendar/day';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { datesToMoveTo, DATE_CHANGE_REFUSALS } from '@fairlead/core/loan/read/payment-date-change';
import { project } from '@fairlead/core/loan/read/project';
import { whatIf } from '@fairlead/core/loan/read/what-if';
import { accept, refuse } from '@fairlead/core/outcome';
import { collectionDay } from '@fairlead/core/schedule/payment-days';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import { writeLoanLetters } from '../../resources/loan/loan-letters.ts';
import { findLoan, lockLoan, type LoanRow } from '../../resources/loan/loan-store.ts';
import { viewLoan } from '../../resources/loan/view-loan.ts';
import { recordEvents } from '../../resources/loan/record-events.ts';
import { isOpen, listPaymentsOf } from '../../resources/payment/payment-store.ts';

type Context = RequestContext<Borrower>;

/** The days to which the next payment can move today. */
export async function listPaymentDates({ db, actor, today }: Context, id: string) {
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const found = await datesOf(db, loan, today);
  return found.ok ? accept<Day[]>([...found.value.dates]) : found;
}

/** What another day changes, if everything else happens as planned. */
export async function previewPaymentDate({ db, actor, today }: Context, id: string, date: Day) {
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const found = await datesOf(db, loan, today);
  if (!found.ok) return found;
  if (!found.value.dates.includes(date)) return refuse('paymentDateNotOffered');
  const change = { kind: 'move-payment-date', firstDueOn: date } as const;
  const { before, after } = whatIf(loan.agreement, found.value.events, today, change);
  const lastOf = ({ projection }: typeof before) => projection.rows.at(-1)?.payment ?? loan.agreement.final;
  return accept({
    '@type': 'payment-date-change-preview' as const,
    date,
    firstCollectionOn: collectionDay(date),
    remainingAmountToPay: after.projection.leftToPay,
    remainingAmountToPayNow: before.projection.leftToPay,
    finalPayment: lastOf(after),
    finalPaymentNow: lastOf(before),
    endsOn: after.endsOn ?? date,
    endsOnNow: before.endsOn ?? date,
  });
}

/** Moves the next payment, and emails the new dates, which is the advance notice of them. */
export async function updatePaymentDate(context: Context, id: string, date: Day) {
  const { actor, today, now } = context;
  const outcome = await context.transaction(async (tx) => {
    if (!(await findLoan(tx, actor, id))) return refuse('notFound');
    const loan = await lockLoan(tx, { userId: actor.subjectId, loanId: id });
    const found = await datesOf(tx, loan, today);
    if (!found.ok) return found;
    if (!found.value.dates.includes(date)) return refuse('paymentDateNotOffered');
    const changed: LoanEvent = {
      kind: 'payment-date-changed',
      valueOn: today,
      recordedAt: now,
      reference: context.newId(),
      firstDueOn: date,
    };
    const change = await recordEvents(context, tx, loan, [changed], { asOf: today, actor: 'borrower' });
    await recordAudit(
      context,
      tx,
      borrowersEntry(actor, 'payment-date-changed', { loanId: id, firstDueOn: date }),
    );
    await writeLoanLetters(context, tx, change);
    return accept(await viewLoan(context, tx, id));
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}

async function datesOf(db: Db, { agreement, user_id: userId, id: loanId }: LoanRow, today: Day) {
  const events = await listEvents(db, { userId, loanId });
  const hasOpenPayment = (await listPaymentsOf(db, { userId, loanId })).some(isOpen);
  const dates = datesToMoveTo(agreement, project(agreement, events, today), { hasOpenPayment });
  return dates.ok
    ? accept({ events, dates: dates.value })
    : refuse('paymentDateNotChangeable', { message: DATE_CHANGE_REFUSALS[dates.refusal] });
}
