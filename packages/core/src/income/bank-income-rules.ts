import { pence, type Pence } from '../money/pence.ts';
import { BANK_WORDS_2026, type BankWords } from './bank-words.ts';
import type { Frequency } from './frequency.ts';

/** How often pay, benefits and pensions are paid in the United Kingdom. */
export type PaidFrequency = Extract<Frequency, 'monthly' | 'four-weekly' | 'fortnightly' | 'weekly'>;

export type FrequencyRules = {
  /** Payments before a payer counts. */
  readonly leastPayments: number;
  /** Days without a payment at the end of the period after which a payer counts as gone. */
  readonly longestSilence: number;
  /** Days that a payment can be early or late besides weekends and bank holidays. */
  readonly slack: number;
  /** Payments that make up the latest quarter of a year. */
  readonly latest: number;
};

/** One version of how bank data is read. A change is a new record. */
export type BankIncomeRules = {
  readonly version: string;
  readonly words: BankWords;
  readonly byFrequency: Readonly<Record<PaidFrequency, FrequencyRules>>;
  /** The share of a payer's payments that has to fit a frequency, and of its due days that has to have a payment. */
  readonly fittingPercent: { readonly payments: number; readonly dueDays: number };
  /** Days between money sent to another account of the same person and its arrival. */
  readonly ownTransferDays: number;
  /** Days within which money that goes to someone and comes back, or the other way round, is no income. */
  readonly thereAndBackDays: number;
  /** A payment is unusual when it differs from the middle one by more than this share of it. */
  readonly unusualPercent: number;
  /** Pay varies widely when more than this share of it is unusual. */
  readonly irregularPercent: number;
  /** A payer matters to the doubt 'irregular' from this share of the income. */
  readonly materialPercent: number;
  /** Gambling above this share of the income is a doubt. */
  readonly gamblingPercent: number;
  /** Gambling up to this amount a month is no doubt where no income was found. */
  readonly gamblingFree: Pence;
  /** Payments before a commitment counts, and days without one after which it counts as ended. */
  readonly commitment: { readonly leastPayments: number; readonly longestSilence: number };
};

/**
 * The lender's first version. Three payments are the least that show that something is repeated; a payer that pays in
 * weeks needs about as much time. The dates allow for one missed payment, but not for a job that ended: what counts is
 * current income (CONC 5.2A.15R).
 */
export const BANK_INCOME_2026 = {
  version: 'bank-income-2026-1',
  words: BANK_WORDS_2026,
  byFrequency: {
    monthly: { leastPayments: 3, longestSilence: 49, slack: 2, latest: 3 },
    'four-weekly': { leastPayments: 3, longestSilence: 42, slack: 2, latest: 3 },
    fortnightly: { leastPayments: 4, longestSilence: 28, slack: 1, latest: 6 },
    weekly: { leastPayments: 6, longestSilence: 21, slack: 1, latest: 13 },
  },
  fittingPercent: { payments: 66, dueDays: 75 },
  ownTransferDays: 3,
  thereAndBackDays: 31,
  unusualPercent: 25,
  irregularPercent: 25,
  materialPercent: 25,
  gamblingPercent: 10,
  gamblingFree: pence(50_00),
  commitment: { leastPayments: 2, longestSilence: 62 },
} as const satisfies BankIncomeRules;
