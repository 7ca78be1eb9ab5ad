import type { BrandConfig } from '@fairlead/brands/brand';
import { amountErrors, parseAmount, parseTerm, termErrors } from '@fairlead/core/application/loan-request';
import type { Pence } from '@fairlead/core/money/pence';
import { poundsInPence } from '@fairlead/core/money/pounds';
import { messageFor } from '@fairlead/core/outcome';
import {
  CREDIT_HISTORIES,
  largestOffered,
  percentFor,
  type CreditHistory,
} from '@fairlead/core/pricing/bands';
import { price, type Price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';

/** What of a brand's configuration decides an illustrative price. */
export type QuotePricing = Pick<BrandConfig, 'productId' | 'bandTable' | 'loanAmountRange' | 'termOptions'>;

/** As typed; the history is null until the visitor has chosen one. */
export type Asked = { amount: string; term: string; history: CreditHistory | null };

/** The names and ids of what is typed. */
export type QuoteField = 'amount' | 'term';

export type QuoteError = { field: QuoteField; message: string };

/** A price, and the credit history that is offered it. */
export type Offer = { history: CreditHistory; price: Price };

export type Illustration =
  /** The cheapest first: one where a history was chosen, else one for each history to which the amount is lent. */
  | { kind: 'priced'; offers: readonly [Offer, ...Offer[]]; isChosen: boolean }
  /** The band does not reach the amount. `most` is zero when it offers nothing at all. */
  | { kind: 'notOffered'; amount: Pence; most: Pence; history: CreditHistory }
  /** Pricing refuses what no band excludes. */
  | { kind: 'not-lent' }
  /** In the order of the form. */
  | { kind: 'mistaken'; errors: readonly QuoteError[] };

/** The price of what was asked for the chosen history, or before that for every history to which it is lent. */
export function illustrate(asked: Asked, pricing: QuotePricing): Illustration {
  const { loanAmountRange, termOptions } = pricing;
  const amount = parseAmount(asked.amount, loanAmountRange);
  const term = parseTerm(asked.term, termOptions);
  if (amount.ok && term.ok) return illustrateTerms(amount.value, term.value, asked.history, pricing);
  const errors = [
    { field: 'amount', message: messageFor(amount, amountErrors(loanAmountRange)) },
    { field: 'term', message: messageFor(term, termErrors(termOptions)) },
  ] as const;
  return { kind: 'mistaken', errors: errors.filter(isError) };
}

function isError(found: { field: QuoteField; message: string | undefined }): found is QuoteError {
  return found.message !== undefined;
}

function illustrateTerms(
  amount: Pence,
  termMonths: number,
  history: CreditHistory | null,
  pricing: QuotePricing,
): Illustration {
  const { bandTable } = pricing;
  const lentTo = CREDIT_HISTORIES.filter((each) => percentFor(bandTable, each, amount) !== null);
  if (history !== null && !lentTo.includes(history)) {
    return { kind: 'notOffered', amount, most: mostOffered(history, pricing), history };
  }
  const asked = history === null ? lentTo : [history];
  const [cheapest, ...others] = asked
    .flatMap((each) => offerTo(each, { amount, termMonths }, pricing))
    .toSorted((a, b) => a.price.monthly - b.price.monthly);
  if (!cheapest) return { kind: 'not-lent' };
  return { kind: 'priced', offers: [cheapest, ...others], isChosen: history !== null };
}

type Terms = { amount: Pence; termMonths: number };

/** Nothing where pricing refuses what the band does not exclude. */
function offerTo(history: CreditHistory, terms: Terms, { bandTable, productId }: QuotePricing): Offer[] {
  const percent = percentFor(bandTable, history, terms.amount);
  const outcome = percent === null ? null : price({ ...terms, percent }, PRODUCTS[productId]);
  return outcome?.ok === true ? [{ history, price: outcome.value }] : [];
}

function mostOffered(history: CreditHistory, { bandTable, loanAmountRange: { min, max } }: QuotePricing) {
  return largestOffered(bandTable, history, { min: poundsInPence(min), max: poundsInPence(max) });
}
