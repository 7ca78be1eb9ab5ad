import { pence, ZERO, type Pence } from '../money/pence.ts';
import { disposableIncome } from './disposable-income.ts';
import type { Household } from './household.ts';
import { AFFORDABILITY_2026, type AffordabilityRules } from './rules.ts';

export type FurtherPaymentInput = {
  readonly household: Household;
  /** Paid to other lenders each month, from the credit file. */
  readonly monthlyCommitments: Pence;
  /** What the loan itself takes each month; nothing once it has ended. */
  readonly instalment: Pence;
  /** The loan is late, or ended without being paid: then no further payment is affordable. */
  readonly hasTrouble: boolean;
};

export type FurtherPayment = {
  readonly isAffordable: boolean;
  /** The most that could be paid each month for another product; never negative. */
  readonly maximumMonthlyPayment: Pence;
  readonly rulesVersion: string;
};

/**
 * What a borrower could pay each month for another product: disposable income less the buffer and the loan's own
 * instalment, by the rules that decide on loans (CONC 5.2A).
 */
export function furtherPayment(
  { household, monthlyCommitments, instalment, hasTrouble }: FurtherPaymentInput,
  rules: AffordabilityRules = AFFORDABILITY_2026,
): FurtherPayment {
  const { disposable } = disposableIncome(household, pence(monthlyCommitments + instalment), rules);
  const left = disposable - rules.buffer;
  const maximumMonthlyPayment = hasTrouble || left <= 0 ? ZERO : pence(left);
  return {
    isAffordable: maximumMonthlyPayment > 0,
    maximumMonthlyPayment,
    rulesVersion: rules.version,
  };
}
