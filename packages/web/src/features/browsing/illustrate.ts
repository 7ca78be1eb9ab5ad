import type { BrandConfig } from '@fairlead/brands/brand';
import type { Pence } from '@fairlead/core/money/pence';
import { parsePounds, poundsInPence } from '@fairlead/core/money/pounds';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import {
  CREDIT_HISTORIES,
  largestOffered,
  percentFor,
  type CreditHistory,
} from '@fairlead/core/pricing/bands';
import { price, type Price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';

/** What of a brand's configuration decides an illustrative price. */
export type QuotePricing = Pick<
  BrandConfig,
  | 'productId'
  | 'bandTable'
  | 'representativePercent'
  | 'representativeExample'
  | 'loanAmountRange'
  | 'termOptions'
>;

/** As typed; the history is null until the visitor has chosen one. */
export type Asked = { amount: string; term: string; history: CreditHistory | null };

export type Mistake =
  | 'amount-empty'
  | 'amount-unclear'
  | 'amountWithPence'
  | 'amountOutOfRange'
  | 'termEmpty'
  | 'termUnclear'
  | 'termOutOfRange';

export type Illustration =
  | {
      kind: 'priced';
      price: Price;
      history: CreditHistory | null;
      /** The amount and the term of the representative example, at its percent. */
      isExample: boolean;
      /** The histories to which the amount is lent at all. */
      lentTo: readonly CreditHistory[];
    }
  /** The band does not reach the amount. `most` is zero when it offers nothing at all. */
  | { kind: 'notOffered'; amount: Pence; most: Pence; history: CreditHistory }
  /** Pricing refuses what no band excludes. */
  | { kind: 'not-lent' }
  | { kind: 'mistaken'; mistakes: readonly Mistake[] };

/** The price of what was asked: at the band of the chosen history, or before that at the representative percent. */
export function illustrate(asked: Asked, pricing: QuotePricing): Illustration {
  const amount = readAmount(asked.amount, pricing);
  const term = readTerm(asked.term, pricing);
  if (amount.ok && term.ok) return illustrateTerms(amount.value, term.value, asked.history, pricing);
  return { kind: 'mistaken', mistakes: [amount, term].flatMap((read) => (read.ok ? [] : [read.refusal])) };
}

function illustrateTerms(
  amount: Pence,
  termMonths: number,
  history: CreditHistory | null,
  { bandTable, representativePercent, representativeExample, loanAmountRange, productId }: QuotePricing,
): Illustration {
  const percent = history === null ? representativePercent : percentFor(bandTable, history, amount);
  if (history !== null && percent === null) {
    const limits = { min: poundsInPence(loanAmountRange.min), max: poundsInPence(loanAmountRange.max) };
    return { kind: 'notOffered', amount, most: largestOffered(bandTable, history, limits), history };
  }
  const outcome = price(
    { amount, termMonths, percent: percent ?? representativePercent },
    PRODUCTS[productId],
  );
  if (!outcome.ok) return { kind: 'not-lent' };
  const { assumedAmount, assumedDuration } = representativeExample;
  const isItsTerms = amount === poundsInPence(assumedAmount) && termMonths === assumedDuration;
  const lentTo = CREDIT_HISTORIES.filter((each) => percentFor(bandTable, each, amount) !== null);
  return { kind: 'priced', price: outcome.value, history, isExample: history === null && isItsTerms, lentTo };
}

const UNREADABLE = {
  empty: 'amount-empty',
  notMoney: 'amount-unclear',
  ambiguous: 'amount-unclear',
  tooManyDecimals: 'amount-unclear',
} as const;

function readAmount(typed: string, { loanAmountRange }: QuotePricing): Outcome<Pence, Mistake> {
  const parsed = parsePounds(typed);
  if (!parsed.ok) return refuse(UNREADABLE[parsed.refusal]);
  if (parsed.value % 100 !== 0) return refuse('amountWithPence');
  const { min, max } = loanAmountRange;
  const isInRange = parsed.value >= poundsInPence(min) && parsed.value <= poundsInPence(max);
  return isInRange ? parsed : refuse('amountOutOfRange');
}

function readTerm(typed: string, { termOptions }: QuotePricing): Outcome<number, Mistake> {
  const bare = typed.trim().replace(/\s*months?$/i, '');
  if (bare === '') return refuse('termEmpty');
  if (!/^\d{1,3}$/.test(bare)) return refuse('termUnclear');
  const months = Number(bare);
  return months >= termOptions.min && months <= termOptions.max ? accept(months) : refuse('termOutOfRange');
}
