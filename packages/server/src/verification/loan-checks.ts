import { isDeepStrictEqual } from 'node:util';
import { cashOf } from '@fairlead/core/ledger/cash-flow';
import type { LoanEventKind, PaymentMethod } from '@fairlead/core/loan/events';
import { project } from '@fairlead/core/loan/read/project';
import type { LoanState } from '@fairlead/core/loan/states';
import type { CardRefundStatus } from '../database/tables/money/card-refunds.ts';
import type { PaymentStatus } from '../database/tables/money/payments.ts';
import type { PayoutStatus } from '../database/tables/money/payouts.ts';
import { columnsOf } from '../resources/loan/loan-columns.ts';
import type { PayoutRow } from '../resources/payout/payout-store.ts';
import type { LoanFacts } from './loan-facts-store.ts';
import { keysOf } from '@fairlead/core/records';

/** Returns what is wrong with a loan; empty if nothing is. */
type LoanCheck = (facts: LoanFacts) => readonly string[];

const unless = (holds: boolean, difference: () => string): readonly string[] => (holds ? [] : [difference()]);

/** Every loan row equals its replay as of the day it says. */
const rowEqualsReplay: LoanCheck = ({ loan, events }) => {
  if (loan.projected_on === null) return ['was never projected'];
  const replayed = columnsOf(loan.agreement, project(loan.agreement, events, loan.projected_on), events);
  return keysOf(replayed).flatMap((column) => {
    const stored: unknown = loan[column];
    const value = replayed[column];
    const isJson = column === 'accounts' || column === 'next_payment';
    const expected: unknown = isJson && value !== null ? JSON.parse(String(value)) : value;
    return unless(
      isDeepStrictEqual(stored, expected),
      () => `${column} is ${JSON.stringify(stored)}, its history says ${JSON.stringify(expected)}`,
    );
  });
};

/** The ledger's lines add up to the accounts of the history, and each account equals its meaning. */
const accountsEqualTheirMeaning: LoanCheck = ({ loan, events, balances }) => {
  const { paidOut, received, refunded } = cashOf(events);
  const { accounts, outstanding, creditBalance } = project(
    loan.agreement,
    events,
    loan.projected_on ?? loan.signed_on,
  );
  const meanings: Readonly<Record<string, number>> = {
    ...accounts,
    bank: received - refunded - paidOut,
    'loan-receivable': outstanding,
    'borrower-credit': -creditBalance,
  };
  return Object.entries(meanings).flatMap(([account, meant]) => {
    const booked = balances[account] ?? 0;
    return unless(booked === meant, () => `${account} is booked as ${booked}, and means ${meant}`);
  });
};

/** Accounts that bear debt which ended without being paid. */
const WRITTEN_DOWN = ['rebates', 'written-off', 'debt-sold', 'goods-returned'] as const;

/** Paid + outstanding + written down = due: what was lent with the fees and interest charged. */
const paidAndOutstandingAreDue: LoanCheck = ({ loan, events, balances }) => {
  const { paidOut, received, refunded } = cashOf(events);
  const charged = -(balances['interest-income'] ?? 0) - (balances['fee-income'] ?? 0);
  const due = paidOut + charged;
  const writtenDown = WRITTEN_DOWN.reduce((sum, account) => sum + (balances[account] ?? 0), 0);
  const settled = received - refunded - loan.credit_balance_pence + loan.outstanding_pence;
  return unless(
    settled + writtenDown === due,
    () => `paid and outstanding are ${settled}, written down is ${writtenDown}, due is ${due}`,
  );
};

/** Ways to pay in which a provider takes the money. */
const CHARGED: ReadonlySet<PaymentMethod> = new Set(['direct-debit', 'card', 'open-banking']);

/** What a provider took is one repayment of the same amount, and every payment by one of these ways was taken. */
const chargesAreCredited: LoanCheck = ({ events, charges }) => {
  const credits = events.filter((event) => event.kind === 'payment-received' && CHARGED.has(event.method));
  const missing = charges.flatMap(({ idempotencyKey, amount }) => {
    const own = credits.filter((credit) => credit.reference === idempotencyKey);
    const isCredited = own.length === 1 && own[0]?.kind === 'payment-received' && own[0].amount === amount;
    return unless(
      isCredited,
      () => `the charge ${idempotencyKey} of ${amount} is credited ${own.length} times`,
    );
  });
  const charged = new Set(charges.map(({ idempotencyKey }) => idempotencyKey));
  const invented = credits.filter(({ reference }) => !charged.has(reference));
  return [...missing, ...invented.map(({ reference }) => `the repayment ${reference} was never charged`)];
};

/** No instalment is collected twice: of its attempts at most one is under way or has been paid for good. */
const instalmentsAreCollectedOnce: LoanCheck = ({ payments }) => {
  const inFlightOrPaid: readonly PaymentStatus[] = ['created', 'submitted', 'collected'];
  const held = payments.filter(
    ({ status, instalment }) => instalment !== null && inFlightOrPaid.includes(status),
  );
  return [...Map.groupBy(held, ({ instalment }) => instalment)].flatMap(([instalment, attempts]) =>
    unless(attempts.length === 1, () => `instalment ${instalment} is collected ${attempts.length} times`),
  );
};

const PAYMENT_EVENT = {
  created: [],
  submitted: ['payment-submitted'],
  collected: ['payment-submitted', 'payment-received'],
  failed: ['payment-submitted', 'payment-failed'],
  reversed: ['payment-submitted', 'payment-received', 'payment-reversed'],
  voided: [],
  expired: [],
} as const satisfies Record<PaymentStatus, readonly LoanEventKind[]>;

const PAYOUT_EVENT = {
  created: [],
  held: ['payout-held'],
  sent: ['payout-sent'],
  settled: ['payout-sent', 'disbursed'],
  returned: ['payout-sent', 'disbursed', 'payout-returned'],
  failed: [],
} as const satisfies Record<PayoutStatus, readonly LoanEventKind[]>;

/** One that the provider refused after it had taken it is held with both events. */
function eventsOfPayout({ status, provider_payout_id: sentAs }: PayoutRow): readonly LoanEventKind[] {
  return status === 'held' && sentAs !== null ? ['payout-sent', 'payout-held'] : PAYOUT_EVENT[status];
}

/** Money that comes in one step: a card, of which one that is declined never was a payment, and what is credited again. */
const ONE_STEP_EVENT: Readonly<Record<PaymentStatus, readonly LoanEventKind[]>> = {
  created: [],
  submitted: [],
  collected: ['payment-received'],
  failed: [],
  reversed: ['payment-received', 'payment-reversed'],
  voided: [],
  expired: [],
};

/** An overpayment that went back to a card; where that failed later, another payment restores it. */
const REFUND_EVENT = {
  created: [],
  sent: ['credit-refunded'],
  failed: [],
  returned: ['credit-refunded'],
} as const satisfies Record<CardRefundStatus, readonly LoanEventKind[]>;

/** A payment can bring other events under its reference: a lower instalment, the end of the loan. */
const MOVES_MONEY: ReadonlySet<LoanEventKind> = new Set(
  [...Object.values(PAYMENT_EVENT), ...Object.values(PAYOUT_EVENT), ...Object.values(REFUND_EVENT)].flat(),
);

/** Money that moves is resolved once: a payment's or payout's status and its events agree. */
const moneyInFlightIsResolvedOnce: LoanCheck = ({ events, payments, payouts, refunds }) => {
  const resolutions = [
    ...payments.map(({ id, kind, status, restores_payment_id }) => ({
      id,
      status,
      expected: (kind === 'card' || restores_payment_id !== null ? ONE_STEP_EVENT : PAYMENT_EVENT)[status],
    })),
    ...payouts.map((payout) => ({ id: payout.id, status: payout.status, expected: eventsOfPayout(payout) })),
    ...refunds.map(({ id, status }) => ({ id, status, expected: REFUND_EVENT[status] })),
  ];
  return resolutions.flatMap(({ id, status, expected }) => {
    const kinds = events
      .filter(({ reference, kind }) => reference === id && MOVES_MONEY.has(kind))
      .map(({ kind }) => kind);
    const isSame = isDeepStrictEqual(kinds.toSorted(), expected.toSorted());
    return unless(isSame, () => `${id} is ${status}, and its history is ${kinds.join(', ') || 'empty'}`);
  });
};

/** Every change of state has an audit row: they lead from the signature to where the loan is. */
const statesAreAudited: LoanCheck = ({ loan, audited }) => {
  let state: LoanState = 'Pending';
  for (const { from, to } of audited) {
    if (from !== state) return [`was ${state}, and its audit continues from ${from}`];
    state = to;
  }
  return unless(state === loan.state, () => `is ${loan.state}, and its audit ends at ${state}`);
};

/** What must be true of every loan, by what it says. */
export const LOAN_CHECKS: Readonly<Record<string, LoanCheck>> = {
  'every loan row equals its replay': rowEqualsReplay,
  'each account equals its meaning, with cash summed a second way': accountsEqualTheirMeaning,
  'paid + outstanding + written off = due': paidAndOutstandingAreDue,
  'every charge has exactly one credit': chargesAreCredited,
  'no instalment is collected twice': instalmentsAreCollectedOnce,
  'money in flight is resolved once': moneyInFlightIsResolvedOnce,
  'every change of a loan’s state has an audit row': statesAreAudited,
};
