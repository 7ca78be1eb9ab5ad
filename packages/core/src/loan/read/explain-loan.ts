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

const WHY_NEXT: Readonly<Record<NextPayment['reason'], string>> = {
  scheduled: 'The next instalment that is not paid, on its due date',
  'moved-to-working-day': 'The next instalment that is not paid; it is collected on the next working day',
  'last-instalment': 'The last instalment takes what is left, to the penny',
  arrears: 'What has been missed is asked for first, from the oldest instalment',
  arrangement: 'An arrangement in force stands in for the instalments',
};

/** Null when nothing is to be paid. */
export function explainNextPayment({ nextPayment, creditBalance }: LoanProjection): Working | null {
  if (nextPayment === null) return null;
  const { number, dueOn, collectOn, amount, reason } = nextPayment;
  return {
    figure: 'Next payment',
    inputs: [
      line('Goes to instalment', text(String(number))),
      line('Credit used for it first', money(creditBalance)),
    ],
    rule: { description: WHY_NEXT[reason], source: AGREEMENT },
    steps: [line('Due', onDay(dueOn)), line('Collected', onDay(collectOn))],
    result: money(amount),
  };
}

/** What is left to pay, instalment by instalment. */
export function explainLeftToPay({ rows, creditBalance, leftToPay, isActive }: LoanProjection): Working {
  const open = openRows(rows);
  return {
    figure: 'Left to pay',
    inputs: [
      line('Instalments not paid in full', count(open.length, 'instalment')),
      line('Paid beyond the debt', money(creditBalance)),
    ],
    rule: {
      description: isActive
        ? 'The unpaid parts of all instalments, those to come included, less credit'
        : 'What is still owed after the loan ended',
      source: AGREEMENT,
    },
    steps: open.map(({ number, payment, paid }) =>
      line(`Instalment ${number}`, money(pence(payment - paid))),
    ),
    result: money(leftToPay),
  };
}

/** `went` is what `paymentsWent` says for the same day. */
export function explainTotalPaid({ totalPaid }: LoanProjection, went: readonly PaymentAllocation[]): Working {
  return {
    figure: 'Paid so far',
    inputs: [line('Payments that count', count(went.length, 'payment'))],
    rule: { description: 'Every payment received and not taken back', source: AGREEMENT },
    steps: went.map(({ reference, amount }) => line(reference, money(amount))),
    result: money(totalPaid),
  };
}

/** What the loan owes by its books, part by part. */
export function explainOutstanding({ principal, interestDue, outstanding }: LoanProjection): Working {
  return {
    figure: 'Outstanding',
    inputs: [line('Principal', money(principal)), line('Interest booked and unpaid', money(interestDue))],
    rule: {
      description: 'Principal, booked interest and fees that are due; interest to come is not in it',
      source: AGREEMENT,
    },
    steps: [line('Fees due', money(pence(outstanding - principal - interestDue)))],
    result: money(outstanding),
  };
}

/** The interest as of a day: what is booked, and what has grown since. */
export function explainInterestToDate(standing: LoanBalances, { rate }: Agreement): Working {
  return {
    figure: 'Interest to date',
    inputs: [line('Day', onDay(standing.on)), line('Borrowing rate a year', percent(rate))],
    rule: {
      description:
        'Interest grows day by day on the principal, evenly within a period, so that a whole period earns exactly ' +
        '(1 + rate)^(its years) - 1; none on interest, none while it is frozen',
      source: AGREEMENT,
    },
    steps: [
      line('Booked and unpaid', money(standing.interestBooked)),
      line('Grown since the last booking', money(standing.interestGrown)),
    ],
    result: money(standing.interestToDate),
  };
}

/** What is late, instalment by instalment, and since when. */
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
        'The unpaid parts of instalments that were neither received nor under way on the first working day after ' +
        'their collection; days count from the contractual due date',
      source: AGREEMENT,
    },
    steps: arrears.missed.map(({ number, unpaid }) => line(`Instalment ${number}`, money(unpaid))),
    result: money(arrears.amount),
  };
}

/** The last day on which the agreement may be withdrawn from. */
export function explainWithdrawUntil({ withdrawUntil }: LoanProjection, agreement: Agreement): Working {
  return {
    figure: 'Withdraw until',
    inputs: [
      line('Signed', onDay(agreement.signedOn)),
      line('Copy received', onDay(agreement.copyReceivedOn)),
    ],
    rule: {
      description: 'So many days after the later of signing and receipt of the copy, to the end of the last',
      source: 'Consumer Credit Act 1974, s.66A',
    },
    steps: [line('Days', count(PRODUCTS[agreement.productId].withdrawalDays, 'day'))],
    result: onDay(withdrawUntil),
  };
}

/** Where a payment went, part by part. */
export function explainPayment(went: PaymentAllocation): Working {
  const beyond = [
    ['Interest booked since the last due date', went.interest],
    ['Principal that was not due yet', went.principal],
    ['Debt that was written off', went.recovery],
    ['Beyond the debt, owed back', went.credit],
  ] as const;
  return {
    figure: 'A payment',
    inputs: [line('Reference', text(went.reference))],
    rule: {
      description:
        'Instalments that are due, the oldest first, in each interest before principal; then interest, then ' +
        'principal that is not due yet, which earns a rebate; the rest is owed back',
      source: 'the agreement; Consumer Credit Act 1974, ss.94 and 95',
    },
    steps: [
      ...went.instalments.flatMap(({ number, interest, principal, fee }) => [
        line(`Instalment ${number}, interest`, money(interest)),
        line(`Instalment ${number}, principal`, money(principal)),
        ...(fee > 0 ? [line(`Instalment ${number}, fee`, money(fee))] : []),
      ]),
      ...beyond.filter(([, amount]) => amount > 0).map(([label, amount]) => line(label, money(amount))),
      ...(went.rebate > 0 ? [line('Rebate on top', money(went.rebate))] : []),
    ],
    result: money(went.amount),
  };
}
