import type { loan } from '@fairlead/contract/loan';
import { whyNoArrangement } from '@fairlead/core/arrangement/eligibility';
import { endedArrangement } from '@fairlead/core/arrangement/ended-arrangement';
import { planOutcome } from '@fairlead/core/arrangement/plan-outcome';
import { canChooseLastInstalment } from '@fairlead/core/collection/last-instalment';
import { representationsOf } from '@fairlead/core/collection/representation';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { hirePosition } from '@fairlead/core/loan/read/hire-position';
import type { LoanProjection } from '@fairlead/core/loan/read/project';
import { cancellationOf } from '@fairlead/core/loan/payout-problem';
import { isIn } from '@fairlead/core/loan/states';
import { pence } from '@fairlead/core/money/pence';
import type { z } from 'zod';
import type { Cipher } from '../../security/cipher.ts';
import { referenceTo } from '../loan-application/present-loan-application.ts';
import { shownPercent } from '../quote/present-quote.ts';
import { presentHardship } from './present-hardship.ts';
import { openHireNumbers } from './hire-numbers.ts';
import { presentHire } from './present-hire.ts';
import type { LoanTerms } from './loan-view-store.ts';

export type LoanView = z.output<typeof loan>;

/** A loan with what every view of it needs, as of today. */
export interface LoanFacts {
  readonly loan: LoanTerms;
  readonly events: readonly LoanEvent[];
  readonly projection: LoanProjection;
}

/** The loan as the wire shows it, without relations, as of today and not as its row was left. */
export function presentLoan(cipher: Cipher, { loan: row, events, projection }: LoanFacts): LoanView {
  return {
    '@type': 'loan',
    id: row.id,
    reference: row.reference,
    ...conditionsOf(projection, row, events),
    signedOn: row.signed_on,
    ...termsOf(row),
    totalPaid: projection.totalPaid,
    leftToPay: projection.leftToPay,
    outstanding: projection.outstanding,
    interestToDate: projection.interestToDate,
    creditBalance: projection.creditBalance,
    paidInstalments: projection.progress.paidInstalments,
    endsOn: projection.rows.at(-1)?.dueOn ?? row.signed_on,
    nextPayment: projection.nextPayment,
    nextAttempt: nextAttemptOf(projection, events),
    reopening: projection.reopening,
    lastInstalment: lastInstalmentOf(projection),
    arrangement: arrangementOf(row, events, projection),
    endedArrangement: endedArrangement(projection, events),
    withdrawal: projection.withdrawal,
    payoutProblem: projection.payoutProblem,
    cancellation: cancellationOf(projection.state, events),
    arrears: arrearsOf(projection),
    ...presentHardship(projection, events),
    hirePurchase: presentHire(hirePosition(row.agreement, events, projection), openHireNumbers(cipher, row)),
    user: referenceTo('/v2/users', row.user_id),
    loanApplication: referenceTo('/v2/loan-applications', row.application_id),
  };
}

function nextAttemptOf(projection: LoanProjection, events: readonly LoanEvent[]) {
  const next = representationsOf(projection, events).find(({ collectOn }) => collectOn > projection.asOf);
  return next ? { amount: next.amount, collectOn: next.collectOn } : null;
}

function lastInstalmentOf(projection: LoanProjection): LoanView['lastInstalment'] {
  const { grownLast } = projection;
  if (!grownLast?.choice) return null;
  const { collectOn, agreed, rest, further, uncovered, choice, chooseBy } = grownLast;
  const canChoose = canChooseLastInstalment(projection);
  const together = pence(agreed + rest);
  return { collectOn, agreed, rest, together, further: [...further], uncovered, choice, chooseBy, canChoose };
}

function arrangementOf(
  { agreement }: LoanTerms,
  events: readonly LoanEvent[],
  { arrangement, isActive }: LoanProjection,
) {
  if (arrangement === null || !isActive) return null;
  const { agreedOn, endsOn, paidBy, payments } = arrangement;
  const { overdueAfter } = planOutcome(agreement, events, arrangement);
  return { agreedOn, endsOn, paidBy, payments: [...payments], overdueAfter };
}

function arrearsOf({ arrears: { amount, since, days, instalments } }: LoanProjection) {
  return { amount, since, days, instalments };
}

function conditionsOf(
  projection: LoanProjection,
  { settlementUntil }: LoanTerms,
  events: readonly LoanEvent[],
) {
  const { state, asOf, withdrawUntil, withdrawal } = projection;
  const isOpen = projection.isActive && !isIn('notYetLive', state);
  return {
    state,
    isActive: projection.isActive,
    isEligibleForCancellation: isOpen && withdrawal === null && asOf <= withdrawUntil,
    hasActiveCancellationQuote: withdrawal !== null,
    hasActiveSettlementQuote:
      isOpen && withdrawal === null && settlementUntil !== null && asOf <= settlementUntil,
    isMandateActive: projection.isMandateActive,
    isEligibleForSelfServeArrangement: whyNoArrangement(projection, events) === null,
    disbursalDate: projection.disbursedOn,
    withdrawUntil,
    asOf,
  };
}

function termsOf({ agreement }: LoanTerms) {
  return {
    amount: agreement.credit,
    term: agreement.termMonths,
    monthlyCost: agreement.monthly,
    finalPayment: agreement.final,
    totalFees: agreement.fee,
    optionFee: agreement.optionFee,
    totalAmountPayable: agreement.totalPayable,
    totalChargeForCredit: pence(agreement.totalPayable - agreement.credit),
    apr: shownPercent(agreement.apr),
    interestRate: shownPercent(agreement.rate),
  };
}
