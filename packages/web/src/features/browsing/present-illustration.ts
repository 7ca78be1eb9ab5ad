import { pence, type Pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import type { Price } from '@fairlead/core/pricing/price';
import { displayPercent } from '@fairlead/core/rates/apr';
import type { Illustration, Mistake, QuotePricing } from './illustrate.ts';

/** Every text of the result that changes, by the name of its place in the page. */
export type ResultTexts = {
  rateKind: string;
  monthlyPounds: string;
  monthlyPence: string;
  payments: string;
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
  | { state: 'priced'; texts: ResultTexts; spoken: string }
  | { state: 'message'; message: string; spoken: string; instead: Instead | null };

/** An amount that is offered, in place of one that is not. */
export type Instead = { words: string; amount: string };

const MISTAKES: Readonly<Record<Mistake, (pricing: QuotePricing) => string>> = {
  'amount-empty': () => 'Enter how much you want to borrow',
  'amount-unclear': () => 'Enter the amount in full, like 7500',
  'amount-with-pence': () => 'Amount must be in whole pounds, like 7500',
  'amount-out-of-range': ({ loanAmountRange: { min, max } }) =>
    `Amount must be between ${whole(pence(min * 100))} and ${whole(pence(max * 100))}`,
  'term-empty': () => 'Enter how many months you want to borrow for',
  'term-unclear': () => 'Enter the term in months, like 36',
  'term-out-of-range': ({ termOptions: { min, max } }) => `Term must be between ${min} and ${max} months`,
  'not-lent': () => 'We do not lend this amount over this term',
};

const whole = formatWholePounds;

function wordsForMistake(mistake: Mistake, pricing: QuotePricing): string {
  return MISTAKES[mistake](pricing);
}

export function presentIllustration(shown: Illustration, pricing: QuotePricing): PresentedIllustration {
  if (shown.kind === 'mistaken') return message(wordsForMistake(shown.mistake, pricing), null);
  if (shown.kind === 'not-offered') {
    const { amount, most, history } = shown;
    const no = `We do not offer ${whole(amount)} with a ${history.toLowerCase()} credit history.`;
    if (most === 0) return message(no, null);
    const instead = { words: `See the price of ${whole(most)}`, amount: String(most / 100) };
    return message(`${no} The most we offer is ${whole(most)}.`, instead);
  }
  const texts = resultTexts(shown.price, shown.history);
  const { monthlyPounds, monthlyPence, total, apr, aprLabel } = texts;
  const spoken = `${monthlyPounds}${monthlyPence} a month for ${shown.price.termMonths} months. Total to repay ${total}. ${aprLabel} ${apr}.`;
  return { state: 'priced', texts, spoken };
}

function message(words: string, instead: Instead | null): PresentedIllustration {
  return { state: 'message', message: words, spoken: words, instead };
}

function resultTexts(priced: Price, history: string | null): ResultTexts {
  const { amount, fee, optionFee, monthly, chargeForCredit, totalPayable, rate, apr } = priced;
  const money = formatPounds(monthly);
  return {
    rateKind: rateKind(priced, history),
    monthlyPounds: money.slice(0, -3),
    monthlyPence: money.slice(-3),
    payments: paymentsInWords(priced),
    total: formatPounds(totalPayable),
    charge: formatPounds(chargeForCredit),
    aprLabel: history === null ? REPRESENTATIVE[basisOf(priced)] : 'APR, illustrative',
    apr: `${displayPercent(apr)}%`,
    borrowed: formatPounds(amount),
    fee: formatPounds(fee),
    optionFee: formatPounds(optionFee),
    interest: formatPounds(pence(chargeForCredit - fee - optionFee)),
    rate: `${displayPercent(rate)}% a year, fixed`,
  };
}

/** A rate-led product has its representative rate; the APR at other amounts and terms is not its representative one. */
const REPRESENTATIVE = { apr: 'Representative APR', rate: 'APR at our representative rate' } as const;

const basisOf = ({ productId }: Price) => PRODUCTS[productId].basis;

function rateKind(priced: Price, history: string | null): string {
  if (history !== null) return `An illustration for a ${history.toLowerCase()} credit history`;
  return basisOf(priced) === 'apr' ? 'At our representative APR' : 'At our representative interest rate';
}

function paymentsInWords({ termMonths, monthly, final }: Price): string {
  if (final === monthly) return `${termMonths} payments of ${formatPounds(monthly)}`;
  return `${termMonths - 1} payments of ${formatPounds(monthly)}, then a last one of ${formatPounds(final)}`;
}

/** For the words beside a slider. */
export function amountInWords(amount: Pence): string {
  return whole(amount);
}
