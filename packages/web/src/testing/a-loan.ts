import { endedArrangement } from '@fairlead/core/arrangement/ended-arrangement';
import { planOutcome } from '@fairlead/core/arrangement/plan-outcome';
import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import { directDebitReason } from '@fairlead/core/collection/direct-debit-reasons';
import { representationsOf } from '@fairlead/core/collection/representation';
import type { Agreement } from '@fairlead/core/loan/agreement';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { closedAs } from '@fairlead/core/loan/read/closed-as';
import { hirePosition } from '@fairlead/core/loan/read/hire-position';
import { missedPaymentsOf } from '@fairlead/core/loan/read/missed-payments';
import { project, type LoanProjection } from '@fairlead/core/loan/read/project';
import {
  sampleHistory,
  SAMPLE_TERMS,
  sampleAgreement,
  type InstalmentOutcome,
} from '@fairlead/core/testing/sample-histories';
import { balancesOn } from '@fairlead/core/loan/read/balances-on';
import { defaultNoticeOf } from '@fairlead/core/notices/served-default-notice';
import { cancellationOf } from '@fairlead/core/loan/payout-problem';
import { isIn } from '@fairlead/core/loan/states';
import { pence } from '@fairlead/core/money/pence';
import type { Loan, PendingRepayment, Transaction } from '../resources/loan.ts';
import type { LoanSummary } from '../resources/open-applications.ts';
import { APPLICATION_ID, TITLES } from './applications.ts';
import { BORROWER_ID } from './borrowers.ts';

export type LoanSample = {
  terms?: Partial<typeof SAMPLE_TERMS>;
  /** How the instalments were paid; the list repeats. */
  conducts?: readonly InstalmentOutcome[];
  isPaidOut?: boolean;
  /** Its history, in place of one by how its instalments were paid. */
  events?: (agreement: Agreement) => readonly LoanEvent[];
  /** Counted from the signature. */
  afterDays?: number;
  asOf?: Day;
  isMandateActive?: boolean;
};

export const LOAN_ID = '0193d2b0-0000-7000-8000-000000000001';

/** A Direct Debit of what is overdue, which the borrower asked for. */
export const UNDER_WAY: PendingRepayment = {
  '@type': 'repayment',
  id: '0193a0e0-0000-7000-8000-000000000001',
  amount: pence(272_01),
  method: 'DIRECT_DEBIT',
  purpose: 'late',
  state: 'submitted',
  requestedOn: day('2027-01-06'),
  collectOn: day('2027-01-11'),
  cancelBefore: null,
};

const referenceTo = (things: string, id: string) =>
  ({ '@type': 'resource-reference', id, '@link': `/v2/${things}/${id}` }) as const;

const KINDS = {
  disbursed: ['payout', 'Paid to your bank account', 'Bank transfer'],
  'payment-received': ['repayment', 'Payment', 'Direct Debit'],
  'payment-failed': ['repayment-failed', 'Payment not collected', 'Direct Debit'],
  'payment-reversed': ['repayment-returned', 'Payment taken back', 'Direct Debit'],
} as const satisfies Partial<Record<LoanEvent['kind'], readonly [Transaction['kind'], string, string]>>;

/** A loan as the server would show it, projected by core from its events. */
export function aLoan(sample: LoanSample = {}): Loan {
  const { terms, conducts = ['collected'], isPaidOut = true, afterDays = 100 } = sample;
  const agreement = sampleAgreement({ ...SAMPLE_TERMS, ...terms });
  const asOf = sample.asOf ?? addDays(agreement.signedOn, afterDays);
  const events = sample.events?.(agreement) ?? (isPaidOut ? sampleHistory(agreement, conducts) : []);
  const projection = project(agreement, events, asOf);
  const { state, rows } = projection;
  const { amount, since, days, instalments } = projection.arrears;
  return {
    '@type': 'loan',
    id: LOAN_ID,
    reference: 'LN-7Q4K2M',
    state,
    isActive: projection.isActive,
    isEligibleForCancellation: isIn('active', state) && asOf <= projection.withdrawUntil && isPaidOut,
    hasActiveCancellationQuote: false,
    hasActiveSettlementQuote: false,
    isMandateActive: sample.isMandateActive ?? true,
    isEligibleForSelfServeArrangement: false,
    disbursalDate: projection.disbursedOn,
    signedOn: agreement.signedOn,
    withdrawUntil: projection.withdrawUntil,
    asOf,
    ...termsOf(agreement),
    totalPaid: projection.totalPaid,
    leftToPay: projection.leftToPay,
    outstanding: projection.outstanding,
    interestToDate: balancesOn(agreement, events, asOf).interestToDate,
    creditBalance: projection.creditBalance,
    paidInstalments: projection.progress.paidInstalments,
    endsOn: rows.at(-1)?.dueOn ?? asOf,
    nextPayment: projection.nextPayment,
    reopening: projection.reopening,
    lastInstalment: null,
    arrangement: arrangementOf(agreement, events, projection),
    endedArrangement: endedArrangement(projection, events),
    withdrawal: projection.withdrawal,
    nextAttempt: nextAttemptOf(projection, events),
    payoutProblem: projection.payoutProblem,
    cancellation: cancellationOf(state, events),
    arrears: { amount, since, days, instalments },
    ...hardshipOf(projection, events),
    hirePurchase: hiredOf(agreement, events, projection),
    user: referenceTo('users', BORROWER_ID),
    loanApplication: referenceTo('loan-applications', APPLICATION_ID),
    historicalRepayments: transactionsOf(agreement, events, asOf),
    scheduledPayments: rows.map(({ payment, opening: _opening, ...row }) => ({ ...row, amount: payment })),
    pendingRepayments: pendingOf(projection),
    documents: signedDocuments(),
    bankDetails: { accountName: 'S Borrower', maskedSortCode: '**9430', maskedAccountNumber: '****4321' },
  };
}

const CAR = {
  registrationNumber: 'LB23XYZ',
  make: 'HARROW',
  model: 'Vale',
  colour: 'BLUE',
  yearOfManufacture: 2023,
};

function hiredOf(
  agreement: Agreement,
  events: readonly LoanEvent[],
  projection: LoanProjection,
): Loan['hirePurchase'] {
  const position = hirePosition(agreement, events, projection);
  return position && { ...position, vehicle: CAR };
}

function arrangementOf(
  agreement: Agreement,
  events: readonly LoanEvent[],
  { arrangement }: LoanProjection,
): Loan['arrangement'] {
  if (arrangement === null) return null;
  const { agreedOn, endsOn, paidBy, payments } = arrangement;
  const { overdueAfter } = planOutcome(agreement, events, arrangement);
  return { agreedOn, endsOn, paidBy, payments: [...payments], overdueAfter };
}

function nextAttemptOf(projection: LoanProjection, events: readonly LoanEvent[]): Loan['nextAttempt'] {
  const [next] = representationsOf(projection, events);
  return next ? { amount: next.amount, collectOn: next.collectOn } : null;
}

function hardshipOf(projection: LoanProjection, events: readonly LoanEvent[]) {
  return {
    missedPayments: missedPaymentsOf(projection, events).map(({ attempts, ...payment }) => ({
      ...payment,
      attempts: attempts.map((each) => ({
        ...each,
        reason: directDebitReason(each.reason ?? '')?.words ?? null,
      })),
    })),
    defaultNotice: defaultNoticeOf(events, projection.asOf),
    breathingSpace: projection.breathingSpace,
    closed: closedAs(projection, events),
  };
}

const signedDocuments = (): NonNullable<Loan['documents']> =>
  TITLES.map(([type, slug, title]) => ({ type, slug, title, url: `/v2/loans/${LOAN_ID}/${slug}.pdf` }));

/** A loan as the borrower's account lists it. */
export function aLoanSummary(changes: Partial<LoanSummary> = {}): LoanSummary {
  return {
    '@type': 'loan',
    id: LOAN_ID,
    reference: 'LN-7Q4K2M',
    state: 'Live',
    isActive: true,
    amount: pence(750_000),
    leftToPay: pence(500_000),
    nextPaymentOn: '2026-12-15',
    nextPaymentAmount: pence(25_334),
    arrears: pence(0),
    isMandateActive: true,
    isAccountNeeded: false,
    endedOn: null,
    ...changes,
  };
}

function termsOf(agreement: Agreement) {
  return {
    amount: agreement.credit,
    term: agreement.termMonths,
    monthlyCost: agreement.monthly,
    finalPayment: agreement.final,
    totalFees: agreement.fee,
    optionFee: agreement.optionFee,
    totalAmountPayable: agreement.totalPayable,
    totalChargeForCredit: pence(agreement.totalPayable - agreement.credit),
    apr: Number((agreement.apr * 100).toFixed(1)),
    interestRate: Number((agreement.rate * 100).toFixed(1)),
  };
}

function transactionsOf(agreement: Agreement, events: readonly LoanEvent[], asOf: Day): Transaction[] {
  return events.flatMap((event, index) => {
    if (event.valueOn > asOf || !Object.hasOwn(KINDS, event.kind) || !('amount' in event)) return [];
    const [kind, description, method] = KINDS[event.kind as keyof typeof KINDS];
    const past = events.slice(0, index + 1);
    return {
      id: `${event.kind}-${event.reference}`,
      kind,
      description,
      method,
      reason: 'reason' in event ? (directDebitReason(event.reason ?? '')?.words ?? null) : null,
      valueOn: event.valueOn,
      happenedOn: day(event.recordedAt.slice(0, 10)),
      amount: event.amount,
      outstandingAfter: project(agreement, past, event.valueOn).outstanding,
    };
  });
}

function pendingOf({ rows }: LoanProjection): NonNullable<Loan['pendingRepayments']> {
  return rows
    .filter(({ status }) => status === 'pending')
    .map(({ number, payment, collectOn }) => ({
      '@type': 'repayment',
      id: `0193d2b0-0000-7000-8000-${String(number).padStart(12, '0')}`,
      amount: payment,
      method: 'DIRECT_DEBIT',
      purpose: 'instalment',
      state: 'submitted',
      requestedOn: collectOn,
      collectOn,
      cancelBefore: null,
    }));
}
