import { previewEarlyRepayment } from '@fairlead/core/collection/preview-early-repayment';
import {
  checkMandate,
  earlyRepayment,
  lateRepayment,
  REPAYMENT_REFUSALS,
  requestedDebit,
  type RepaymentRange,
  type RepaymentRefusal,
} from '@fairlead/core/collection/repayment';
import type { Day } from '@fairlead/core/calendar/day';
import type { WhatIf } from '@fairlead/core/loan/read/what-if';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { findLoan } from '../../resources/loan/loan-store.ts';
import { checkAmount, findPayable, type PayableLoan } from './find-payable.ts';

type Context = RequestContext<Borrower>;

/** What can be paid of a loan now, when a Direct Debit would be collected, and whether a card can be used. */
export async function readRepaymentOptions({ db, actor, today, config }: Context, id: string) {
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const payable = await findPayable(db, loan, today);
  const debit = requestedDebit(today);
  return accept({
    '@type': 'repayment-options' as const,
    late: presentRange(lateRepayment(payable.projection, payable.underWay)),
    early: presentRange(earlyRange(payable, debit.collectOn)),
    directDebit: checkMandate(payable.projection, payable.events).ok ? debit : null,
    card: { early: presentRange(earlyRange(payable, today)), fields: config.adapters.cards },
  });
}

/** What can be paid early on a day. */
export function earlyRange({ loan, events, projection, underWay }: PayableLoan, payOn: Day) {
  return earlyRepayment(loan.agreement, events, projection, { payOn, underWay });
}

function presentRange(range: Outcome<RepaymentRange, RepaymentRefusal>) {
  return range.ok
    ? { range: range.value, reason: null }
    : { range: null, reason: REPAYMENT_REFUSALS[range.refusal] };
}

/** What an early payment would change: by Direct Debit on the day of its collection, by card or from a bank today. */
export async function previewEarly(
  { db, actor, today }: Context,
  id: string,
  { amount, method }: { readonly amount: Pence; readonly method: 'DIRECT_DEBIT' | 'CARD' | 'OPEN_BANKING' },
) {
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const payable = await findPayable(db, loan, today);
  const payOn = method === 'DIRECT_DEBIT' ? requestedDebit(today).collectOn : today;
  const checked = checkAmount(amount, earlyRange(payable, payOn));
  if (!checked.ok) return checked;
  const { events, projection, underWay } = payable;
  const { settles, sooner, lower } = previewEarlyRepayment(loan.agreement, events, projection, {
    amount,
    payOn,
    underWay,
  });
  return accept({
    '@type': 'early-repayment-preview' as const,
    amount,
    paidOn: payOn,
    settles,
    now: presentPlan(sooner.before, payOn),
    sooner: presentOutcome(sooner, payOn),
    lower: presentOutcome(lower, payOn),
  });
}

function presentOutcome({ after, extraCost }: WhatIf, payOn: Day) {
  return { ...presentPlan(after, payOn), saved: pence(Math.max(0, -extraCost)) };
}

function presentPlan({ endsOn, instalment, instalmentsLeft, projection }: WhatIf['after'], payOn: Day) {
  return {
    endsOn: endsOn ?? payOn,
    monthlyCost: instalment,
    instalmentsLeft,
    leftToPay: projection.leftToPay,
  };
}
