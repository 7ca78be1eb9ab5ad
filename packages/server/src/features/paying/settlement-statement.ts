import type { Day } from '@fairlead/core/calendar/day';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { settlementStatement } from '../../documents/templates/settlement-statement.ts';
import { findLoan } from '../../resources/loan/loan-store.ts';
import { answerPaper, paperOf } from '../../resources/loan/paper-of.ts';
import { presentWorking } from '../../resources/working/present-working.ts';
import { findPayable } from './find-payable.ts';
import { checkFigure, figureOn, figuresUntil, lastDayOf } from './settlement-figures.ts';

/** The statement of what pays off the loan on a day of the next 28. */
export async function readSettlementStatement(
  context: RequestContext<Borrower>,
  { id, date }: { readonly id: string; readonly date: Day },
) {
  const { db, actor, today } = context;
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const payable = await findPayable(db, loan, today);
  const possible = checkFigure(payable, 'settlement');
  if (!possible.ok) return possible;
  const until = lastDayOf(payable, 'settlement');
  if (date < today || date > until) return refuse('settlementDayNotOffered');
  const days = figuresUntil(payable, 'settlement', until);
  const { amount, saved, working } = figureOn(payable, 'settlement', date);
  const model = settlementStatement({
    paper: await paperOf(context, loan),
    chosen: { date, amount, saved },
    leftToPay: payable.projection.leftToPay,
    days,
    working: presentWorking(working),
  });
  return accept(await answerPaper(context, model, `settlement-${loan.reference}-${date}`));
}
