import type { Day } from '@fairlead/core/calendar/day';
import { isWorkingDay } from '@fairlead/core/calendar/working-days';
import { previewChange, type ConsideredChange } from '@fairlead/core/collection/preview-change';
import { checkMandate, requestedDebit } from '@fairlead/core/collection/repayment';
import { datesToMoveTo, DATE_CHANGE_REFUSALS } from '@fairlead/core/loan/read/payment-date-change';
import type { Pence } from '@fairlead/core/money/pence';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { findLoan } from '../../resources/loan/loan-store.ts';
import { checkAmount, findPayable, type PayableLoan } from './find-payable.ts';
import { earlyRange } from './repayment-options.ts';
import { checkFigure, lastDayOf } from './settlement-figures.ts';

type Method = 'DIRECT_DEBIT' | 'CARD';

type Asked =
  | {
      readonly kind: 'pay-once';
      readonly amount: Pence;
      readonly method: Method;
      readonly keeps: 'instalment' | 'term';
    }
  | { readonly kind: 'pay-monthly'; readonly amount: Pence; readonly method: Method }
  | { readonly kind: 'settle'; readonly date: Day }
  | { readonly kind: 'move-payment-date'; readonly date: Day };

/** How a loan continues with and without a change that its borrower could make today. */
export async function previewLoanChange(
  { db, actor, today }: RequestContext<Borrower>,
  id: string,
  asked: Asked,
) {
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const payable = await findPayable(db, loan, today);
  const change = check(payable, asked);
  if (!change.ok) return change;
  const { events, projection, underWay } = payable;
  const preview = previewChange({ agreement: loan.agreement, events, projection, underWay }, change.value);
  return accept({ '@type': 'loan-change-preview' as const, ...present(preview) });
}

/** The wire has lists of its own, which can be changed. */
function present({ now, after, ...preview }: ReturnType<typeof previewChange>) {
  const course = ({ balances, ...figures }: typeof now) => ({ ...figures, balances: [...balances] });
  return { ...preview, now: course(now), after: course(after) };
}

/** The change as it would be made, or why the borrower cannot make it. */
function check(payable: PayableLoan, asked: Asked) {
  if (asked.kind === 'settle') return checkSettlement(payable, asked.date);
  if (asked.kind === 'move-payment-date') return checkDate(payable, asked.date);
  const { asOf } = payable.projection;
  const { method, ...change } = asked;
  const payOn = method === 'CARD' ? asOf : requestedDebit(asOf).collectOn;
  const checked = checkAmount(asked.amount, earlyRange(payable, payOn));
  return checked.ok ? accept<ConsideredChange>({ ...change, payOn }) : checked;
}

function checkSettlement(payable: PayableLoan, payOn: Day) {
  const { projection, events } = payable;
  const possible = checkFigure(payable, 'settlement');
  if (!possible.ok) return possible;
  const { asOf } = projection;
  const isByDebit =
    checkMandate(projection, events).ok && payOn >= requestedDebit(asOf).collectOn && isWorkingDay(payOn);
  const isPossible = payOn <= lastDayOf(payable, 'settlement') && (payOn === asOf || isByDebit);
  return isPossible ? accept<ConsideredChange>({ kind: 'settle', payOn }) : refuse('settlementDayNotOffered');
}

function checkDate({ loan, projection, underWay }: PayableLoan, firstDueOn: Day) {
  const hasOpenPayment = underWay.length > 0;
  const dates = datesToMoveTo(loan.agreement, projection, { hasOpenPayment });
  if (!dates.ok) {
    return refuse('paymentDateNotChangeable', { message: DATE_CHANGE_REFUSALS[dates.refusal] });
  }
  return dates.value.includes(firstDueOn)
    ? accept<ConsideredChange>({ kind: 'move-payment-date', firstDueOn })
    : refuse('paymentDateNotOffered');
}
