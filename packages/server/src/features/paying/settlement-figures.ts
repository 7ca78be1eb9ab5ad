import type { Day } from '@fairlead/core/calendar/day';
import { checkMandate, requestedDebit } from '@fairlead/core/collection/repayment';
import {
  canSettle,
  settlementDays,
  settlementExpiry,
  settlementIfPaidOn,
  SETTLEMENT_REFUSALS,
} from '@fairlead/core/collection/settlement-days';
import { balancesOn } from '@fairlead/core/loan/read/balances-on';
import { accept, refuse } from '@fairlead/core/outcome';
import { explainSettlement } from '@fairlead/core/settlement/explain-settlement';
import type { Borrower, RequestContext } from '../../context.ts';
import { findLoan } from '../../resources/loan/loan-store.ts';
import { presentWorking } from '../../resources/working/present-working.ts';
import { findPayable, type PayableLoan } from './find-payable.ts';

/** The figure of today and of each day on which it could be paid. Stores nothing. */
export async function previewSettlement({ db, actor, today }: RequestContext<Borrower>, id: string) {
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const payable = await findPayable(db, loan, today);
  const possible = checkSettlement(payable);
  if (!possible.ok) return possible;
  const { figure, rebate } = figureOn(payable, today);
  const expiresOn = settlementExpiry(today);
  return accept({
    '@type': 'early-settlement-quote-preview' as const,
    asOf: today,
    amount: figure,
    saved: rebate,
    leftToPay: payable.projection.leftToPay,
    balance: balancesOn(loan.agreement, payable.events, today).balance,
    expiresOn,
    context: presentContext(payable, expiresOn),
  });
}

/** Whether the loan can be paid off, with why not as the borrower reads it. */
export function checkSettlement({ projection }: PayableLoan) {
  const possible = canSettle(projection);
  return possible.ok
    ? possible
    : refuse('settlementNotPossible', { message: SETTLEMENT_REFUSALS[possible.refusal] });
}

/** What pays off the loan on a day, today or later. */
export function figureOn({ loan, events, projection, underWay }: PayableLoan, payOn: Day) {
  return settlementIfPaidOn(loan.agreement, events, projection, { payOn, underWay });
}

/** What each day from today until the last costs, and how the figure of today is calculated. */
export function presentContext(payable: PayableLoan, until: Day) {
  const { loan, events, projection, underWay } = payable;
  const from = projection.asOf;
  const figures = settlementDays(loan.agreement, events, projection, { from, until, underWay });
  const days = figures.map(({ settleOn: date, figure: amount, rebate: saved }) => ({ date, amount, saved }));
  return {
    days,
    directDebitFrom: checkMandate(projection, events).ok ? requestedDebit(from).collectOn : null,
    working: presentWorking(explainSettlement(figureOn(payable, from))),
  };
}
