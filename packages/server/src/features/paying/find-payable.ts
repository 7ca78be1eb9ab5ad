import type { Day } from '@fairlead/core/calendar/day';
import type { PaymentUnderWay } from '@fairlead/core/collection/expected-history';
import {
  REPAYMENT_REFUSALS,
  type RepaymentRange,
  type RepaymentRefusal,
} from '@fairlead/core/collection/repayment';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { project, type LoanProjection } from '@fairlead/core/loan/read/project';
import type { Pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import type { Db } from '../../database/database.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import type { LoanRow } from '../../resources/loan/loan-store.ts';
import { isOpen, listPaymentsOf, presentUnderWay } from '../../resources/payment/payment-store.ts';

/** A loan with what decides what can be paid of it. */
export interface PayableLoan {
  readonly loan: LoanRow;
  readonly events: readonly LoanEvent[];
  readonly projection: LoanProjection;
  readonly underWay: readonly PaymentUnderWay[];
  /** A payment that pays it off, by settlement or after a withdrawal, is under way. */
  readonly isBeingSettled: boolean;
}

export async function findPayable(db: Db, loan: LoanRow, today: Day): Promise<PayableLoan> {
  const key = { userId: loan.user_id, loanId: loan.id };
  const events = await listEvents(db, key);
  const open = (await listPaymentsOf(db, key)).filter(isOpen);
  return {
    loan,
    events,
    projection: project(loan.agreement, events, today),
    underWay: open.map(presentUnderWay),
    isBeingSettled: open.some(({ purpose }) => purpose === 'settlement' || purpose === 'withdrawal'),
  };
}

/** The refusal of a payment, with why, as the borrower reads it. */
export function refusePayment(refusal: RepaymentRefusal) {
  return refuse('repaymentNotPossible', { message: REPAYMENT_REFUSALS[refusal] });
}

/** Whether an amount is within what can be paid. */
export function checkAmount(amount: Pence, range: Outcome<RepaymentRange, RepaymentRefusal>) {
  if (!range.ok) return refusePayment(range.refusal);
  const { least, most } = range.value;
  return amount >= least && amount <= most
    ? accept(range.value)
    : refuse('amountNotPossible', { message: rangeInWords(range.value) });
}

function rangeInWords({ least, most }: RepaymentRange): string {
  return least === most
    ? `The amount must be ${formatPounds(most)}`
    : `The amount must be between ${formatPounds(least)} and ${formatPounds(most)}`;
}
