import type { BrandConfig } from '@fairlead/brands/brand';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { parsePounds } from '@fairlead/core/money/pounds';
import { largestOffered, percentFor, type CreditHistory } from '@fairlead/core/pricing/bands';
import { price, type Price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';

/** What of a brand's configuration decides an illustrative price. */
export type QuotePricing = Pick<
  BrandConfig,
  'productId' | 'bandTable' | 'representativePercent' | 'loanAmountRange' | 'termOptions'
>;

/** As typed; the history is null until the visitor has chosen one. */
export type Asked = { amount: string; term: string; history: CreditHistory | null };

export type Mistake =
  | 'amount-empty'
  | 'amount-unclear'
  | 'amount-with-pence'
  | 'amount-out-of-range'
  | 'term-empty'
  | 'term-unclear'
  | 'term-out-of-range'
  | 'not-lent';

export type Illustration =
  | { kind: 'priced'; price: Price; history: CreditHistory | null }
  /** The band does not reach the amount. `most` is zero when it offers nothing at all. */
  | { kind: 'not-offered'; amount: Pence; most: Pence; termMonths: number; history: CreditHistory }
  | { kind: 'mistaken'; mistake: Mistake };

/** The price of what was asked: at the band of the chosen history, or before that at the representative rate. */
export function illustrate(asked: Asked, pricing: QuotePricing): Illustration {
  const amount = readAmount(asked.amount, pricing);
  if (typeof amount === 'string') return { kind: 'mistaken', mistake: amount };
  const termMonths = readTerm(asked.term, pricing);
  if (typeof termMonths === 'string') return { kind: 'mistaken', mistake: termMonths };
  const { history } = asked;
  const { bandTable, representativePercent, loanAmountRange } = pricing;
  const percent = history === null ? representativePercent : percentFor(bandTable, history, amount);
  if (history !== null && percent === null) {
    const limits = { min: inPence(loanAmountRange.min), max: inPence(loanAmountRange.max) };
    const most = largestOffered(bandTable, history, limits);
    return { kind: 'not-offered', amount, most, termMonths, history };
  }
  const terms = { amount, termMonths, percent: percent ?? representativePercent };
  const outcome = price(terms, PRODUCTS[pricing.productId]);
  if (!outcome.ok) return { kind: 'mistaken', mistake: 'not-lent' };
  return { kind: 'priced', price: outcome.value, history };
}

const inPence = (pounds: number): Pence => pence(pounds * 100);

const UNREADABLE = {
  empty: 'amount-empty',
  'not-money': 'amount-unclear',
  ambiguous: 'amount-unclear',
  'too-many-decimals': 'amount-unclear',
} as const;

function readAmount(typed: string, { loanAmountRange }: QuotePricing): Pence | Mistake {
  const parsed = parsePounds(typed);
  if (!parsed.ok) return UNREADABLE[parsed.refusal];
  if (parsed.value % 100 !== 0) return 'amount-with-pence';
  const { min, max } = loanAmountRange;
  const isInRange = parsed.value >= inPence(min) && parsed.value <= inPence(max);
  return isInRange ? parsed.value : 'amount-out-of-range';
}

function readTerm(typed: string, { termOptions }: QuotePricing): number | Mistake {
  const bare = typed.trim().replace(/\s*months?$/i, '');
  if (bare === '') return 'term-empty';
  if (!/^\d{1,3}$/.test(bare)) return 'term-unclear';
  const months = Number(bare);
  return months >= termOptions.min && months <= termOptions.max ? months : 'term-out-of-range';
}
