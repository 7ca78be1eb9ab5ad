import type { Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';
import type { Working } from '../working/working.ts';
import type { BankTransaction } from './bank-transaction.ts';
import type { Frequency } from './frequency.ts';

/** The days that a read of bank data covers, both included. */
export type BankPeriod = { readonly from: Day; readonly to: Day };

export const INCOME_KINDS = ['pay', 'benefits', 'pension', 'other'] as const;

/** Money that one payer sends regularly. */
export type IncomeSource = {
  /** As the bank prints it, without numbers and references. */
  readonly payer: string;
  readonly kind: (typeof INCOME_KINDS)[number];
  readonly frequency: Frequency;
  /** The monthly figure. */
  readonly monthly: Pence;
  readonly payments: readonly { readonly on: Day; readonly amount: Pence }[];
};

export const COMMITMENT_KINDS = ['housing', 'loan', 'card', 'other-credit'] as const;

/** Money that goes regularly to one landlord or lender. */
export type BankCommitment = {
  readonly payee: string;
  readonly kind: (typeof COMMITMENT_KINDS)[number];
  readonly monthly: Pence;
};

/** Why a person has to look. */
export const BANK_DOUBTS = ['gambling', 'irregular', 'other-holder'] as const;

/** What an account's transactions show of a person's income and commitments. */
export type BankIncome = {
  readonly rulesVersion: string;
  readonly period: BankPeriod;
  readonly sources: readonly IncomeSource[];
  /** What the sources add up to in a month, rounded down to whole pounds; null where too little was found to say. */
  readonly netMonthlyIncome: Pence | null;
  readonly commitments: readonly BankCommitment[];
  /** What went to gambling in a month, less what came back, never below zero. */
  readonly gamblingMonthly: Pence;
  /** Why a person has to look at it before it counts; empty when no one has to. */
  readonly doubts: readonly (typeof BANK_DOUBTS)[number][];
  /** How the income was worked out, without any transaction that is not part of it. */
  readonly working: Working;
};

/**
 * What the transactions of a period show. Pure, and the same for any order of the transactions.
 * `holders`: the names on the accounts; `applicant`: the name on the application.
 */
export type ReadBankIncome = (
  transactions: readonly BankTransaction[],
  period: BankPeriod,
  names: { readonly holders: readonly string[]; readonly applicant: string },
) => BankIncome;
