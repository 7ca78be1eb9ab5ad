import { addDays, type Day } from '@fairlead/core/calendar/day';
import { longDay, ordinal } from '@fairlead/core/calendar/display';
import { pence, roundHalfUp, type Pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import type { DatedPrice } from '@fairlead/core/pricing/dated-price';
import type { PricingProduct } from '@fairlead/core/pricing/products';
import { displayPercent } from '@fairlead/core/rates/apr';

export type Figures = ReturnType<typeof figuresOf>;

/** The price in the words of the page. Templates take every figure from here. */
export function figuresOf(price: DatedPrice, product: PricingProduct) {
  return {
    credit: formatPounds(price.amount),
    fee: formatPounds(price.fee),
    interest: formatPounds(pence(price.chargeForCredit - price.fee - price.optionFee)),
    chargeForCredit: formatPounds(price.chargeForCredit),
    totalPayable: formatPounds(price.totalPayable),
    monthly: formatPounds(price.monthly),
    final: formatPounds(price.final),
    apr: `${displayPercent(price.apr)}%`,
    rate: `${displayPercent(price.rate)}%`,
    term: `${price.termMonths} months`,
    instalments: instalmentsInWords(price),
    interestPerDay: formatPounds(withdrawalInterestPerDay(price)),
    drawdown: longDay(price.drawdown),
    firstDue: longDay(price.firstDue),
    lastDue: longDay(lastDue(price)),
    paymentDay: ordinal(price.paymentDay),
    /** Whole pounds have no pence in sentences. */
    inSentences: { credit: formatWholePounds(price.amount), fee: formatWholePounds(price.fee) },
    withdrawBy: longDay(addDays(price.drawdown, product.withdrawalDays)),
  };
}

/**
 * Interest for one day on the net credit at the borrowing rate, half-up to the penny: what withdrawing costs per
 * day. No fee may be asked, so the fee earns none (Consumer Credit Act 1974, s.66A).
 */
export function withdrawalInterestPerDay(price: Pick<DatedPrice, 'amount' | 'rate'>): Pence {
  return roundHalfUp(price.amount * Math.expm1(Math.log1p(price.rate) / 365));
}

function instalmentsInWords({ termMonths, monthly, final }: DatedPrice): string {
  return monthly === final
    ? `${termMonths} monthly payments of ${formatPounds(monthly)}`
    : `${termMonths - 1} monthly payments of ${formatPounds(monthly)} and a last payment of ${formatPounds(final)}`;
}

function lastDue(price: DatedPrice): Day {
  return price.rows.at(-1)?.dueOn ?? price.firstDue;
}
