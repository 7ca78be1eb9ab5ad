import { addDays, type Day } from '@fairlead/core/calendar/day';
import { checkMandate, requestedDebit } from '@fairlead/core/collection/repayment';
import { canSettle, settlementIfPaidOn, SETTLEMENT_REFUSALS } from '@fairlead/core/collection/settling';
import {
  canWithdraw,
  withdrawalExpiry,
  withdrawalIfRepaidOn,
  WITHDRAWAL_REFUSALS,
} from '@fairlead/core/collection/withdrawing';
import { balancesOn } from '@fairlead/core/loan/read/balances-on';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { accept, refuse } from '@fairlead/core/outcome';
import { settlementExpiry } from '@fairlead/core/settlement/settlement-date';
import { explainSettlement } from '@fairlead/core/settlement/explain-settlement';
import { explainWithdrawal } from '@fairlead/core/withdrawal/explain-withdrawal';
import type { Working } from '@fairlead/core/working/working';
import type { Borrower, RequestContext } from '../../context.ts';
import type { PaymentPurpose } from '../../database/tables/money/payments.ts';
import type { SettlementQuotesTable } from '../../database/tables/money/settlement-quotes.ts';
import { findLoan } from '../../resources/loan/loan-store.ts';
import { presentWorking } from '../../resources/working/present-working.ts';
import { findPayable, refusePayment, type PayableLoan } from './find-payable.ts';

export type QuoteKind = SettlementQuotesTable['kind'];

interface Figure {
  readonly amount: Pence;
  readonly saved: Pence;
  readonly working: Working;
}

interface Rules {
  /** Why it is not possible, as the borrower reads it; undefined when it is. */
  readonly whyNot: (payable: PayableLoan) => string | undefined;
  /** What has to be paid on a day, today or later. */
  readonly on: (payable: PayableLoan, payOn: Day) => Figure;
  /** The last day on which it can be paid. */
  readonly until: (payable: PayableLoan) => Day;
}

const RULES: Readonly<Record<QuoteKind, Rules>> = {
  settlement: {
    whyNot: ({ projection }) => {
      const possible = canSettle(projection);
      return possible.ok ? undefined : SETTLEMENT_REFUSALS[possible.refusal];
    },
    on: ({ loan, events, projection, underWay }, payOn) => {
      const settlement = settlementIfPaidOn(loan.agreement, events, projection, { payOn, underWay });
      const { figure: amount, rebate: saved } = settlement;
      return { amount, saved, working: explainSettlement(settlement) };
    },
    until: ({ projection }) => settlementExpiry(projection.asOf),
  },
  cancellation: {
    whyNot: ({ projection }) => {
      const possible = canWithdraw(projection);
      return possible.ok ? undefined : WITHDRAWAL_REFUSALS[possible.refusal];
    },
    on: ({ loan, events, projection, underWay }, repayOn) => {
      const withdrawal = withdrawalIfRepaidOn(loan.agreement, events, projection, { repayOn, underWay });
      const saved = pence(Math.max(0, projection.leftToPay - withdrawal.toRepay));
      return { amount: withdrawal.toRepay, saved, working: explainWithdrawal(withdrawal) };
    },
    until: ({ projection }) => withdrawalExpiry(projection),
  },
};

/** What pays off the loan, or repays a withdrawal, today and on each day on which it could be paid. Stores nothing. */
export async function previewSettlement(
  { db, actor, today }: RequestContext<Borrower>,
  id: string,
  kind: QuoteKind,
) {
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const payable = await findPayable(db, loan, today);
  const possible = checkFigure(payable, kind);
  if (!possible.ok) return possible;
  const { amount, saved } = figureOn(payable, kind, today);
  const expiresOn = lastDayOf(payable, kind);
  return accept({
    '@type': 'early-settlement-quote-preview' as const,
    asOf: today,
    amount,
    saved,
    leftToPay: payable.projection.leftToPay,
    balance: balancesOn(loan.agreement, payable.events, today).balance,
    expiresOn,
    context: presentContext(payable, kind, expiresOn),
  });
}

/** Whether the loan can be paid off or withdrawn from. */
export function checkFigure(payable: PayableLoan, kind: QuoteKind) {
  const message = RULES[kind].whyNot(payable);
  return message === undefined ? accept(true) : refuse('settlementNotPossible', { message });
}

/** What has to be paid on a day, today or later. */
export function figureOn(payable: PayableLoan, kind: QuoteKind, payOn: Day): Figure {
  return RULES[kind].on(payable, payOn);
}

/**
 * What ends the loan if it is paid today, by card or from a bank: the settlement figure, or after a notice of withdrawal
 * what repays the credit. It is one amount, and nothing else that was asked for may be under way.
 */
export function endingToday(payable: PayableLoan) {
  const { projection, underWay } = payable;
  const kind = projection.withdrawal === null ? 'settlement' : 'cancellation';
  const possible = checkFigure(payable, kind);
  if (!possible.ok) return refuse('repaymentNotPossible', possible.detail);
  const { amount } = figureOn(payable, kind, projection.asOf);
  const isBeingPaid = underWay.some(({ instalment }) => instalment === null);
  if (isBeingPaid || amount === 0) return refusePayment('alreadyBeingPaid');
  return accept({ purpose: PURPOSES[kind], amount });
}

/** What a payment is for that pays the figure of each kind. */
export const PURPOSES = {
  settlement: 'settlement',
  cancellation: 'withdrawal',
} as const satisfies Record<QuoteKind, PaymentPurpose>;

/** The last day on which a figure that is asked for today can be paid. */
export function lastDayOf(payable: PayableLoan, kind: QuoteKind): Day {
  return RULES[kind].until(payable);
}

/** What each day from today until the last costs. */
export function figuresUntil(payable: PayableLoan, kind: QuoteKind, until: Day) {
  const days: { date: Day; amount: Pence; saved: Pence }[] = [];
  for (let date = payable.projection.asOf; date <= until; date = addDays(date, 1)) {
    const { amount, saved } = figureOn(payable, kind, date);
    days.push({ date, amount, saved });
  }
  return days;
}

/** The same, with how the figure of today is calculated. */
export function presentContext(payable: PayableLoan, kind: QuoteKind, until: Day) {
  const from = payable.projection.asOf;
  return {
    days: figuresUntil(payable, kind, until),
    directDebitFrom: checkMandate(payable.projection, payable.events).ok
      ? requestedDebit(from).collectOn
      : null,
    working: presentWorking(figureOn(payable, kind, from).working),
  };
}
