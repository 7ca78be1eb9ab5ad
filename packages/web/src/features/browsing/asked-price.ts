import { CREDIT_HISTORIES } from '@fairlead/core/pricing/bands';
import type { BrandConfig } from '@fairlead/brands/brand';
import type { Asked } from './illustrate.ts';

const ASKED = ['amount', 'term', 'history'];

/** Whether the address asks for a price: the quote tool's form, sent without script. */
export function asksForPrice(url: URL): boolean {
  return ASKED.some((name) => url.searchParams.has(name));
}

/** What the address asks for; the brand's example amount and term where it says nothing. */
export function askedPrice(url: URL, config: Pick<BrandConfig, 'defaultAmount' | 'defaultTerm'>): Asked {
  const given = url.searchParams;
  return {
    amount: (given.get('amount') ?? String(config.defaultAmount)).slice(0, 20),
    term: (given.get('term') ?? String(config.defaultTerm)).slice(0, 20),
    history: CREDIT_HISTORIES.find((history) => history === given.get('history')) ?? null,
  };
}
