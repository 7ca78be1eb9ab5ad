import type { BankPaymentFlow } from '@fairlead/core/collection/bank-payment';
import { lateRepayment } from '@fairlead/core/collection/repayment';
import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import type { PaymentsTable } from '../../../database/tables/money/payments.ts';
import { checkAmount, type PayableLoan } from '../find-payable.ts';
import { earlyRange } from '../repayment-options.ts';
import { endingToday } from '../settlement-figures.ts';

export interface AskedPayment {
  readonly flow: BankPaymentFlow;
  readonly amount?: Pence | undefined;
  /** Of an early payment; the instalment unless it says otherwise. */
  readonly keeps?: NonNullable<PaymentsTable['keeps']> | undefined;
}

/** A payment whose amount was checked. */
export type CheckedPayment = Pick<PaymentsTable, 'purpose' | 'keeps'> & { readonly amount: Pence };

type Checked = Outcome<CheckedPayment, 'repaymentNotPossible' | 'amountNotPossible'>;

const AMOUNT_MISSING = 'Say how much to pay.';

/** What is paid today: the amount that was asked for, within what the loan allows. */
export function checkBankPayment(payable: PayableLoan, today: Day, asked: AskedPayment): Checked {
  if (asked.flow === 'settlement') return ending(payable);
  if (asked.amount === undefined) return refuse('amountNotPossible', { message: AMOUNT_MISSING });
  if (asked.flow === 'late') return late(payable, asked.amount);
  if (asked.flow === 'early') return early(payable, today, asked.amount, asked.keeps ?? 'instalment');
  return byLink(payable, today, asked.amount);
}

function late({ projection, underWay }: PayableLoan, amount: Pence): Checked {
  const checked = checkAmount(amount, lateRepayment(projection, underWay));
  return checked.ok ? accept({ purpose: 'late', keeps: null, amount }) : checked;
}

function early(
  payable: PayableLoan,
  today: Day,
  amount: Pence,
  keeps: NonNullable<PaymentsTable['keeps']>,
): Checked {
  const checked = checkAmount(amount, earlyRange(payable, today));
  return checked.ok ? accept({ purpose: 'early', keeps, amount }) : checked;
}

function ending(payable: PayableLoan): Checked {
  const possible = endingToday(payable);
  return possible.ok ? accept({ ...possible.value, keeps: null }) : possible;
}

/** What someone else pays: what is overdue, and where nothing is, early. */
export function byLink(payable: PayableLoan, today: Day, amount: Pence): Checked {
  const { projection, underWay } = payable;
  const overdue = lateRepayment(projection, underWay);
  return overdue.ok || overdue.refusal !== 'nothingOverdue'
    ? late(payable, amount)
    : early(payable, today, amount, 'instalment');
}
