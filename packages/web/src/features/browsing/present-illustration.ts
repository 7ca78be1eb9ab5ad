import { listInWords } from '@fairlead/core/text/list-in-words';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds, formatWholePounds as whole } from '@fairlead/core/money/pounds';
import { CREDIT_HISTORIES } from '@fairlead/core/pricing/bands';
import type { Price } from '@fairlead/core/pricing/price';
import { displayPercent } from '@fairlead/core/rates/apr';
import type { Illustration, QuoteError } from './illustrate.ts';

/** The APR of the result, as it is shown and as it is spoken. */
export const APR_LABEL = 'Illustrative APR';

/** Every text of the result that changes, by the name of its place in the page. */
export type ResultTexts = {
  rateKind: string;
  monthlyPounds: string;
  monthlyPence: string;
  /** The other end, where there are several prices. */
  toPounds: string;
  toPence: string;
  payments: string;
  lentTo: string;
  total: string;
  charge: string;
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
      /** What to correct in the form. Having no price is not an error. */
      errors: readonly QuoteError[];
    };

/** An amount that is offered, in place of one that is not. */
export type Instead = { words: string; amount: string };

type Priced = Extract<Illustration, { kind: 'priced' }>;

export function presentIllustration(shown: Illustration): PresentedIllustration {
  switch (shown.kind) {
    case 'mistaken': {
      const { errors } = shown;
      return { ...said(errors.map(({ message }) => message).join('. ')), errors };
    }
    case 'not-lent':
      return said('We don’t lend this amount over this term.');
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
  const no = `We don’t offer ${whole(amount)} to people with a ${history.toLowerCase()} credit history.`;
  if (most === 0) return said(no);
  const instead = { words: `See the price for ${whole(most)}`, amount: String(most / 100) };
  return said(`${no} The most we offer is ${whole(most)}.`, instead);
}

function priced(shown: Priced): PresentedIllustration {
  const texts = resultTexts(shown);
  const { monthlyPounds, monthlyPence, toPounds, toPence, total, apr, lentTo } = texts;
  const { termMonths } = shown.offers[0].price;
  const monthly = `${monthlyPounds}${monthlyPence}${toPounds}${toPence}`;
  const spoken = `${monthly} a month for ${termMonths} months. Total payable ${total}. ${APR_LABEL} ${apr}. ${lentTo}`;
  return { state: 'priced', texts, spoken: spoken.trim(), errors: [] };
}

function resultTexts(shown: Priced): ResultTexts {
  const { least, most } = pricesOf(shown);
  const from = splitPence(least.monthly);
  const to = most === least ? null : splitPence(most.monthly);
  const money = (amountOf: (price: Price) => Pence) => range(shown, (each) => whole(amountOf(each)));
  return {
    rateKind: rateKind(shown),
    monthlyPounds: from.pounds,
    monthlyPence: from.pence,
    toPounds: to === null ? '' : ` to ${to.pounds}`,
    toPence: to?.pence ?? '',
    payments: paymentsInWords(shown),
    lentTo: lentToInWords(shown),
    total: money(({ totalPayable }) => totalPayable),
    charge: money(({ chargeForCredit }) => chargeForCredit),
    apr: range(shown, ({ apr }) => `${displayPercent(apr)}%`),
    borrowed: whole(least.amount),
    fee: money(({ fee }) => fee),
    optionFee: money(({ optionFee }) => optionFee),
    interest: money(({ chargeForCredit, fee, optionFee }) => pence(chargeForCredit - fee - optionFee)),
    rate: `${range(shown, ({ rate }) => `${displayPercent(rate)}%`)} a year, fixed`,
  };
}

/** The cheapest and the most expensive; the same where there is one. */
function pricesOf({ offers }: Priced): { least: Price; most: Price } {
  const [{ price: least }] = offers;
  return { least, most: offers.at(-1)?.price ?? least };
}

/** "£303.27", or "£254.61 to £376.09" where the prices differ. */
function range(shown: Priced, inWords: (price: Price) => string): string {
  const { least, most } = pricesOf(shown);
  return [...new Set([inWords(least), inWords(most)])].join(' to ');
}

function splitPence(amount: Pence): { pounds: string; pence: string } {
  const money = formatPounds(amount);
  return { pounds: money.slice(0, -3), pence: money.slice(-3) };
}

/** Only the representative example has a representative APR (FCA handbook, CONC 3.5.5R); this is never called one. */
function rateKind({ offers }: Priced): string {
  const [{ history }] = offers;
  return offers.length === 1
    ? `An illustration for a ${history.toLowerCase()} credit history`
    : 'Depending on your credit history';
}

/** Before a history is chosen: whose prices these are. */
function lentToInWords({ offers, isChosen }: Priced): string {
  if (isChosen) return '';
  if (offers.length === CREDIT_HISTORIES.length) return 'Choose your credit history to see the price for it.';
  const names = offers.map(({ history }) => history.toLowerCase());
  const only = `We only lend ${whole(offers[0].price.amount)} to people with a ${listInWords(names, 'or')} credit history.`;
  return offers.length === 1 ? only : `${only} Choose yours to see the price.`;
}

function paymentsInWords(shown: Priced): string {
  const { least, most } = pricesOf(shown);
  const { termMonths, monthly, final } = least;
  if (most !== least) return `${termMonths} monthly payments`;
  if (final === monthly) return `${termMonths} payments of ${formatWholePounds(monthly)}`;
  return `${termMonths - 1} payments of ${formatWholePounds(monthly)}, then a final payment of ${formatWholePounds(final)}`;
}

/** For the words next to a slider. */
export function amountInWords(amount: Pence): string {
  return whole(amount);
}
