import { CREDIT_HISTORIES } from '@fairlead/core/pricing/bands';
import type { PublicPageProps } from '../../parts/public/public-page.ts';
import { illustrate, type Asked, type QuotePricing } from './illustrate.ts';
import { presentIllustration, type PresentedIllustration } from './present-illustration.ts';

const ASKED = ['amount', 'term', 'history'];

/** What the quote tool was asked and what it shows. */
export type Quote = { asked: Asked; pricing: QuotePricing; shown: PresentedIllustration };

/** Whether the address asks for a price: the quote tool's form, sent without script. */
export function asksForPrice(url: URL): boolean {
  return ASKED.some((name) => url.searchParams.has(name));
}

/** What the address asks for, the brand's own amount and term where it says nothing, and the answer. */
export function askedPrice({ url, brand: { config } }: Pick<PublicPageProps, 'url' | 'brand'>): Quote {
  const given = url.searchParams;
  const asked = {
    amount: (given.get('amount') ?? String(config.defaultAmount)).slice(0, 20),
    term: (given.get('term') ?? String(config.defaultTerm)).slice(0, 20),
    history: CREDIT_HISTORIES.find((history) => history === given.get('history')) ?? null,
  };
  const { productId, bandTable, loanAmountRange, termOptions } = config;
  const pricing = { productId, bandTable, loanAmountRange, termOptions };
  return { asked, pricing, shown: presentIllustration(illustrate(asked, pricing)) };
}

/** 422 where something that was entered has to be corrected first. */
export function askedStatus(page: Pick<PublicPageProps, 'url' | 'brand'>): 200 | 422 {
  return askedPrice(page).shown.errors.length > 0 ? 422 : 200;
}
