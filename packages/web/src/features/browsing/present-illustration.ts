import { pence, type Pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds as whole } from '@fairlead/core/money/pounds';
import { CREDIT_HISTORIES } from '@fairlead/core/pricing/bands';
import type { Price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { displayPercent } from '@fairlead/core/rates/apr';
import type { Illustration, QuotePricing } from './illustrate.ts';
import { quoteErrors, type QuoteError } from './quote-mistakes.ts';

/** Every text of the result that changes, by the name of its place in the page. */
export type ResultTexts = {
  rateKind: string;
  monthlyPounds: string;
  monthlyPence: string;
  payments: string;
  lentTo: string;
  total: string;
  charge: string;
  aprLabel: string;
  apr: string;
  borrowed: string;
  fee: string;
  optionFee: string;
  interest: string;
  rate: string;
};

export type PresentedIllustration =
  | { state: 'priced'; texts: ResultTexts; spoken: string; errors: readonly [] }
  | {
      state: 'message';
      message: string;
      spoken: string;
      instead: Instead | null;
      /** What of the form is to be mended. Not being lent to is no mistake. */
      errors: readonly QuoteError[];
    };

/** An amount that is offered, in place of one that is not. */
export type Instead = { words: string; amount: string };

type Priced = Extract<Illustration, { kind: 'priced' }>;

export function presentIllustration(shown: Illustration, pricing: QuotePricing): PresentedIllustration {
  switch (shown.kind) {
    case 'mistaken': {
      const errors = quoteErrors(shown.mistakes, pricing);
      return { ...said(errors.map(({ message }) => message).join('. ')), errors };
    }
    case 'not-lent':
      return said('We do not lend this amount over this term');
    case 'notOffered':
      return notOffered(shown);
    case 'priced':
      return priced(shown);
  }
}

function said(message: string, instead: Instead | null = null) {
  return { state: 'message', message, spoken: message, instead, errors: [] } as const;
}

function notOffered({ amount, most, history }: Extract<Illustration, { kind: 'notOffered' }>) {
  const no = `We do not offer ${whole(amount)} with a ${history.toLowerCase()} credit history.`;
  if (most === 0) return said(no);
  const instead = { words: `See the price of ${whole(most)}`, amount: String(most / 100) };
  return said(`${no} The most we offer is ${whole(most)}.`, instead);
}

function priced(shown: Priced): PresentedIllustration {
  const texts = resultTexts(shown);
  const { monthlyPounds, monthlyPence, total, apr, aprLabel, lentTo } = texts;
  const spoken = `${monthlyPounds}${monthlyPence} a month for ${shown.price.termMonths} months. Total to repay ${total}. ${aprLabel} ${apr}. ${lentTo}`;
  return { state: 'priced', texts, spoken: spoken.trim(), errors: [] };
}

function resultTexts(shown: Priced): ResultTexts {
  const { amount, fee, optionFee, monthly, chargeForCredit, totalPayable, rate, apr } = shown.price;
  const money = formatPounds(monthly);
  return {
    rateKind: rateKind(shown),
    monthlyPounds: money.slice(0, -3),
    monthlyPence: money.slice(-3),
    payments: paymentsInWords(shown.price),
    lentTo: lentToInWords(shown),
    total: formatPounds(totalPayable),
    charge: formatPounds(chargeForCredit),
    aprLabel: shown.isExample ? 'Representative APR' : 'APR, illustrative',
    apr: `${displayPercent(apr)}%`,
    borrowed: formatPounds(amount),
    fee: formatPounds(fee),
    optionFee: formatPounds(optionFee),
    interest: formatPounds(pence(chargeForCredit - fee - optionFee)),
    rate: `${displayPercent(rate)}% a year, fixed`,
  };
}

/** Only the representative example's own figure is its representative APR (FCA handbook, CONC 3.5.5R). */
function rateKind({ history, isExample, price: { productId, apr, rate } }: Priced): string {
  if (history !== null) return `An illustration for a ${history.toLowerCase()} credit history`;
  if (isExample) return 'Our representative example';
  const isAprLed = PRODUCTS[productId].basis === 'apr';
  return `An illustration at ${displayPercent(isAprLed ? apr : rate)}% ${isAprLed ? 'APR' : 'interest a year'}`;
}

/** Before a history is chosen: whose price this could not be. */
function lentToInWords({ history, lentTo, price: { amount } }: Priced): string {
  if (history !== null || lentTo.length === CREDIT_HISTORIES.length) return '';
  const names = lentTo.map((each) => each.toLowerCase()).join(' or ');
  return `We lend ${whole(amount)} with a ${names} credit history only. Choose yours to see its price.`;
}

function paymentsInWords({ termMonths, monthly, final }: Price): string {
  if (final === monthly) return `${termMonths} payments of ${formatPounds(monthly)}`;
  return `${termMonths - 1} payments of ${formatPounds(monthly)}, then a last one of ${formatPounds(final)}`;
}

/** For the words beside a slider. */
export function amountInWords(amount: Pence): string {
  return whole(amount);
}
