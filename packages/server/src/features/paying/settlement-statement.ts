import type { Day } from '@fairlead/core/calendar/day';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { DOCUMENT_CSP } from '../../documents/document-style.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import { settlementStatement } from '../../documents/templates/settlement-statement.ts';
import { findLoan } from '../../resources/loan/loan-store.ts';
import { paperOf } from '../../resources/loan/paper-of.ts';
import { presentWorking } from '../../resources/working/present-working.ts';
import { findPayable } from './find-payable.ts';
import { checkFigure, figureOn, lastDayOf, presentContext } from './settlement-figures.ts';

/** The statement of what pays off the loan on a day of the next 28. */
export async function readSettlementStatement(
  context: RequestContext<Borrower>,
  { id, date }: { readonly id: string; readonly date: Day },
) {
  const { db, actor, today, now } = context;
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const payable = await findPayable(db, loan, today);
  const possible = checkFigure(payable, 'settlement');
  if (!possible.ok) return possible;
  const until = lastDayOf(payable, 'settlement');
  if (date < today || date > until) return refuse('settlementDayNotOffered');
  const { amount, saved, working } = figureOn(payable, 'settlement', date);
  const model = settlementStatement({
    paper: await paperOf(context, loan),
    chosen: { date, amount, saved },
    leftToPay: payable.projection.leftToPay,
    days: presentContext(payable, 'settlement', until).days,
    working: presentWorking(working),
  });
  return accept({
    bytes: await renderPdf(model, new Date(now)),
    contentType: 'application/pdf',
    filename: `settlement-${loan.reference}-${date}.pdf`,
    isDownload: false,
    contentSecurityPolicy: DOCUMENT_CSP,
  });
}
