import { pence } from '../../money/pence.ts';
import { PRODUCTS } from '../../pricing/products.ts';
import { count, line, money, onDay, percent, text, type Working } from '../../working/working.ts';
import type { Agreement } from '../agreement.ts';
import { openRows } from './left-to-pay.ts';
import type { NextPayment } from './next-payment.ts';
import type { PaymentAllocation } from './payment-allocations.ts';
import type { LoanProjection } from './project.ts';
import type { LoanBalances } from './balances-on.ts';

const AGREEMENT = 'the agreement';

const NEXT_PAYMENT_REASONS: Readonly<Record<NextPayment['reason'], string>> = {
  scheduled: 'The next unpaid instalment, on its due date',
  'moved-to-working-day': 'The next unpaid instalment; it is collected on the next working day',
  'last-instalment': 'The last instalment pays the remaining balance to the penny',
  arrears: 'Missed instalments are paid first, starting with the oldest',
  arrangement: 'An arrangement replaces the instalments while it is in force',
};

/** The working of the next payment; null when there is none. */
export function explainNextPayment({ nextPayment, creditBalance }: LoanProjection): Working | null {
  if (nextPayment === null) return null;
  const { number, dueOn, collectOn, amount, reason } = nextPayment;
  return {
    figure: 'Next payment',
    inputs: [
      line('Paid towards instalment', text(String(number))),
      line('Credit used first', money(creditBalance)),
    ],
    rule: { description: NEXT_PAYMENT_REASONS[reason], source: AGREEMENT },
    steps: [line('Due', onDay(dueOn)), line('Collected', onDay(collectOn))],
    result: money(amount),
  };
}

/** The working of the amount left to pay, by instalment. */
export function explainLeftToPay({ rows, creditBalance, leftToPay, isActive }: LoanProjection): Working {
  const open = openRows(rows);
  return {
    figure: 'Left to pay',
    inputs: [
      line('Instalments not fully paid', count(open.length, 'instalment')),
      line('Credit balance', money(creditBalance)),
    ],
    rule: {
      description: isActive
        ? 'The unpaid parts of all instalments, including future ones, less any credit'
        : 'The amount still owed after the loan was closed',
      source: AGREEMENT,
    },
    steps: open.map(({ number, payment, paid }) =>
      line(`Instalment ${number}`, money(pence(payment - paid))),
    ),
    result: money(leftToPay),
  };
}

/** The working of the amount paid so far. `allocations` are the payment allocations for the same day. */
export function explainTotalPaid(
  { totalPaid }: LoanProjection,
  allocations: readonly PaymentAllocation[],
): Working {
  return {
    figure: 'Paid so far',
    inputs: [line('Payments counted', count(allocations.length, 'payment'))],
    rule: { description: 'Every payment received and not reversed', source: AGREEMENT },
    steps: allocations.map(({ reference, amount }) => line(reference, money(amount))),
    result: money(totalPaid),
  };
}

/** The working of the outstanding balance, part by part. */
export function explainOutstanding({ principal, interestDue, outstanding }: LoanProjection): Working {
  return {
    figure: 'Outstanding',
    inputs: [line('Principal', money(principal)), line('Interest booked and unpaid', money(interestDue))],
    rule: {
      description: 'Principal, booked interest and fees that are due, without future interest',
      source: AGREEMENT,
    },
    steps: [line('Fees due', money(pence(outstanding - principal - interestDue)))],
    result: money(outstanding),
  };
}

/** The working of the interest to date: booked, and accrued since. */
export function explainInterestToDate(balances: LoanBalances, { rate }: Agreement): Working {
  return {
    figure: 'Interest to date',
    inputs: [line('Day', onDay(balances.on)), line('Annual borrowing rate', percent(rate))],
    rule: {
      description:
        'Interest is charged daily on the principal, evenly within a period, so that a whole period earns exactly ' +
        '(1 + rate)^(its years) - 1. There is no interest on interest, and none while interest is frozen',
      source: AGREEMENT,
    },
    steps: [
      line('Booked and unpaid', money(balances.interestBooked)),
      line('Accrued since the last booking', money(balances.interestAccrued)),
    ],
    result: money(balances.interestToDate),
  };
}

/** The working of the arrears, by instalment. */
export function explainArrears({ arrears }: LoanProjection): Working {
  return {
    figure: 'Arrears',
    inputs: [
      line('Instalments missed', count(arrears.instalments, 'instalment')),
      ...(arrears.since === null ? [] : [line('Since', onDay(arrears.since))]),
      line('Days', count(arrears.days, 'day')),
    ],
    rule: {
      description:
        'The unpaid parts of instalments that were neither received nor pending on the first working day after ' +
        'collection; days are counted from the contractual due date',
      source: AGREEMENT,
    },
    steps: arrears.missed.map(({ number, unpaid }) => line(`Instalment ${number}`, money(unpaid))),
    result: money(arrears.amount),
  };
}

/** The working of the last day for withdrawing from the agreement. */
export function explainWithdrawUntil({ withdrawUntil }: LoanProjection, agreement: Agreement): Working {
  return {
    figure: 'Withdraw until',
    inputs: [
      line('Signed', onDay(agreement.signedOn)),
      line('Copy received', onDay(agreement.copyReceivedOn)),
    ],
    rule: {
      description:
        'These days start after signing or receipt of the copy, whichever is later, and end with the last one',
      source: 'Consumer Credit Act 1974, s.66A',
    },
    steps: [line('Days', count(PRODUCTS[agreement.productId].withdrawalDays, 'day'))],
    result: onDay(withdrawUntil),
  };
}

/** The working of how a payment was allocated, part by part. */
export function explainPayment(allocation: PaymentAllocation): Working {
  const otherParts = [
    ['Interest booked since the last due date', allocation.interest],
    ['Principal not yet due', allocation.principal],
    ['Written-off debt', allocation.recovery],
    ['Credit', allocation.credit],
  ] as const;
  return {
    figure: 'A payment',
    inputs: [line('Reference', text(allocation.reference))],
    rule: {
      description:
        'Due instalments, the oldest first, with interest before principal in each; then interest; then ' +
        'principal not yet due, which earns a rebate; the rest is credit',
      source: 'the agreement; Consumer Credit Act 1974, ss.94 and 95',
    },
    steps: [
      ...allocation.instalments.flatMap(({ number, interest, principal, fee }) => [
        line(`Instalment ${number}, interest`, money(interest)),
        line(`Instalment ${number}, principal`, money(principal)),
        ...(fee > 0 ? [line(`Instalment ${number}, fee`, money(fee))] : []),
      ]),
      ...otherParts.filter(([, amount]) => amount > 0).map(([label, amount]) => line(label, money(amount))),
      ...(allocation.rebate > 0 ? [line('Rebate in addition', money(allocation.rebate))] : []),
    ],
    result: money(allocation.amount),
  };
}
