import type { Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';
import type { DatedPrice } from '../pricing/dated-price.ts';
import type { ProductId } from '../pricing/products.ts';
import type { ScheduleRow } from '../schedule/rows.ts';

/** The terms a borrower signed. They never change; everything that happens later is an event. JSON-safe. */
export type Agreement = {
  /** Names one version of a product, so the product's other rules are fixed with it. */
  readonly productId: ProductId;
  /** Net credit, the sum paid out. */
  readonly credit: Pence;
  /** Financed: added to the balance that bears interest. */
  readonly fee: Pence;
  /** Hire purchase: due with the last instalment. */
  readonly optionFee: Pence;
  readonly termMonths: number;
  /** The quoted APR or borrowing rate, a percent number. */
  readonly percent: number;
  /** Effective annual borrowing rate, a fraction. */
  readonly rate: number;
  /** A fraction. */
  readonly apr: number;
  readonly monthly: Pence;
  readonly final: Pence;
  readonly totalPayable: Pence;
  /** Day of the month, 1 to 28. */
  readonly paymentDay: number;
  readonly signedOn: Day;
  /** The day on which the documents assumed the money would go out. */
  readonly assumedDrawdown: Day;
  readonly copyReceivedOn: Day;
  readonly instalments: readonly ScheduleRow[];
};

/** The agreement that a price on real dates becomes when it is signed. */
export function agreementFrom(dated: DatedPrice, signedOn: Day, copyReceivedOn: Day): Agreement {
  return {
    productId: dated.productId,
    credit: dated.amount,
    fee: dated.fee,
    optionFee: dated.optionFee,
    termMonths: dated.termMonths,
    percent: dated.percent,
    rate: dated.rate,
    apr: dated.apr,
    monthly: dated.monthly,
    final: dated.final,
    totalPayable: dated.totalPayable,
    paymentDay: dated.paymentDay,
    signedOn,
    assumedDrawdown: dated.drawdown,
    copyReceivedOn,
    instalments: dated.rows,
  };
}
