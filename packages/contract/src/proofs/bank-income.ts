import { BANK_DOUBTS, COMMITMENT_KINDS, INCOME_KINDS } from '@fairlead/core/income/bank-income';
import { PER_MONTH } from '@fairlead/core/income/frequency';
import { keysOf } from '@fairlead/core/records';
import { z } from 'zod';
import { id, instant, isoDay, money } from '../wire/codecs.ts';
import { working } from '../working.ts';

const figures = {
  dataPullId: id,
  /** As its customers know it. */
  bank: z.string().meta({ example: 'Quillmoor Bank' }),
  readAt: instant,
  /** The days that were read, both included. */
  from: isoDay,
  to: isoDay,
  /** In whole pounds; null where no income was found. */
  netMonthlyIncome: money.nullable().meta({ example: 2486 }),
  sources: z.array(
    z.strictObject({
      payer: z.string().meta({ example: 'HARBOUR PILOTS LTD' }),
      kind: z.enum(INCOME_KINDS),
      frequency: z.enum(keysOf(PER_MONTH)),
      monthly: money.meta({ example: 2486.4 }),
    }),
  ),
  /** Rent and credit that are paid regularly. */
  commitments: z.array(
    z.strictObject({
      payee: z.string().meta({ example: 'HARBOURSIDE LETTINGS' }),
      kind: z.enum(COMMITMENT_KINDS),
      monthly: money.meta({ example: 745 }),
    }),
  ),
  /** How the income was worked out. */
  working,
};

/** What a borrower's bank data shows, as the borrower sees it. */
export const bankIncome = z.strictObject({
  ...figures,
  /** What the applicant entered, to compare. */
  enteredMonthlyIncome: money.meta({ example: 2600 }),
  /** Whether a person looks at it before it counts. */
  needsReview: z.boolean().meta({ example: false }),
});

/** The same for staff, with why they look at it. */
export const bankIncomeForReview = z.strictObject({
  ...figures,
  doubts: z.array(z.enum(BANK_DOUBTS)),
  gamblingMonthly: money.meta({ example: 0 }),
});
