import type { loan } from '@fairlead/contract/loan';
import type { Day } from '@fairlead/core/calendar/day';
import { maskLast4 } from '@fairlead/core/text/mask';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { project, type LoanProjection } from '@fairlead/core/loan/read/project';
import { balancesOn } from '@fairlead/core/loan/read/balances-on';
import type { ProjectedRow } from '@fairlead/core/loan/read/projected-rows';
import { isIn } from '@fairlead/core/loan/states';
import { pence } from '@fairlead/core/money/pence';
import type { z } from 'zod';
import type { BankAccount } from '../bank-account/bank-account-store.ts';
import { referenceTo } from '../loan-application/present-loan-application.ts';
import type { PaymentRow } from '../payment/payment-store.ts';
import { shownPercent } from '../quote/present-quote.ts';
import type { LoanRow } from './loan-store.ts';
import { presentTransactions } from './present-transactions.ts';

export type LoanView = z.output<typeof loan>;

export interface LoanParts {
  readonly loan: LoanRow;
  readonly events: readonly LoanEvent[];
  /** Under way: created or submitted. */
  readonly openPayments: readonly PaymentRow[];
  readonly account: BankAccount | undefined;
  readonly today: Day;
}

/** The loan as the wire shows it, as of today and not as its row was left. */
export function presentLoan(parts: LoanParts, embedded: ReadonlySet<string>): LoanView {
  const { loan: row, events, today } = parts;
  const { agreement } = row;
  const projection = project(agreement, events, today);
  return {
    '@type': 'loan',
    id: row.id,
    reference: row.reference,
    ...conditionsOf(projection),
    signedOn: row.signed_on,
    ...termsOf(row),
    totalPaid: projection.totalPaid,
    leftToPay: projection.leftToPay,
    outstanding: projection.outstanding,
    interestToDate: balancesOn(agreement, events, today).interestToDate,
    creditBalance: projection.creditBalance,
    paidInstalments: projection.progress.paidInstalments,
    endsOn: projection.rows.at(-1)?.dueOn ?? row.signed_on,
    nextPayment: projection.nextPayment,
    arrears: arrearsOf(projection),
    user: referenceTo('/v2/users', row.user_id),
    loanApplication: referenceTo('/v2/loan-applications', row.application_id),
    ...relationsOf(parts, projection.rows, embedded),
  };
}

function arrearsOf({ arrears: { amount, since, days, instalments } }: LoanProjection) {
  return { amount, since, days, instalments };
}

function conditionsOf(projection: LoanProjection) {
  const { state, asOf, withdrawUntil } = projection;
  const isOpen = projection.isActive && !isIn('notYetLive', state);
  return {
    state,
    isActive: projection.isActive,
    isEligibleForCancellation: isOpen && asOf <= withdrawUntil,
    hasActiveCancellationQuote: false,
    hasActiveSettlementQuote: false,
    isMandateActive: projection.isMandateActive,
    isEligibleForSelfServeArrangement: false,
    disbursalDate: projection.disbursedOn,
    withdrawUntil,
    asOf,
  };
}

function termsOf({ agreement }: LoanRow) {
  return {
    amount: agreement.credit,
    term: agreement.termMonths,
    monthlyCost: agreement.monthly,
    finalPayment: agreement.final,
    totalFees: pence(agreement.fee + agreement.optionFee),
    totalAmountPayable: agreement.totalPayable,
    totalChargeForCredit: pence(agreement.totalPayable - agreement.credit),
    apr: shownPercent(agreement.apr),
    interestRate: shownPercent(agreement.rate),
  };
}

function relationsOf(
  { loan: row, events, openPayments, account }: LoanParts,
  rows: readonly ProjectedRow[],
  embedded: ReadonlySet<string>,
) {
  const unpaid = rows.filter(({ paid, payment }) => paid < payment);
  return {
    ...(embedded.has('historicalRepayments') && {
      historicalRepayments: presentTransactions(row.agreement, events),
    }),
    ...(embedded.has('scheduledPayments') && { scheduledPayments: rows.map(presentRow) }),
    ...(embedded.has('unpaidScheduledPayments') && { unpaidScheduledPayments: unpaid.map(presentRow) }),
    ...(embedded.has('pendingRepayments') && { pendingRepayments: openPayments.map(presentPending) }),
    ...(embedded.has('scheduledFees') && { scheduledFees: rows.flatMap(presentFee) }),
    ...(embedded.has('bankDetails') && { bankDetails: account ? presentAccount(account) : null }),
  };
}

function presentRow(row: ProjectedRow) {
  const { number, dueOn, collectOn, payment: amount, interest, principal, fee, closing, paid, status } = row;
  return { number, dueOn, collectOn, amount, interest, principal, fee, closing, paid, status };
}

function presentFee({ fee, dueOn }: ProjectedRow) {
  return fee > 0 ? [{ name: 'Option to purchase fee', amount: fee, dueOn }] : [];
}

function presentPending({ id, amount_pence, status, collect_on }: PaymentRow) {
  return {
    '@type': 'repayment' as const,
    id,
    amount: amount_pence,
    method: 'DIRECT_DEBIT' as const,
    state: status === 'created' ? ('created' as const) : ('submitted' as const),
    collectOn: collect_on,
  };
}

function presentAccount({ accountName, sortCode, accountNumber }: BankAccount) {
  return {
    accountName,
    maskedSortCode: maskLast4(sortCode),
    maskedAccountNumber: maskLast4(accountNumber),
  };
}
