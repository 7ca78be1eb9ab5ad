import type { Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';
import type { DatedPrice } from '../pricing/dated-price.ts';
import type { ProductId } from '../pricing/products.ts';
import type { ScheduleRow } from '../schedule/rows.ts';
import { splitPayout } from '../hire-purchase/payout-split.ts';
import { divideHire, type Hire, type HireTerms } from '../vehicle/vehicle.ts';

/** The terms signed by a borrower. They never change; everything later is an event. JSON-safe. */
export type Agreement = {
  /** One version of a product, which also fixes the product's other rules. */
  readonly productId: ProductId;
  /** Net credit, the amount paid out. */
  readonly credit: Pence;
  /** Financed: added to the balance on which interest is charged. */
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
  /** The payout day assumed in the documents. */
  readonly assumedDrawdown: Day;
  readonly copyReceivedOn: Day;
  readonly instalments: readonly ScheduleRow[];
  /** Hire purchase: the car, and the agreement that was settled. Missing for an unsecured loan. */
  readonly hire?: HireTerms;
};

/** Who is paid out of the credit, in the order in which they are. */
export const PAYEES = ['old-lender', 'borrower'] as const;
export type Payee = (typeof PAYEES)[number];

/** What is paid out to whom: together the credit, to the penny. A part of nothing is not paid. */
export function payoutsOf({ credit, hire }: Pick<Agreement, 'credit' | 'hire'>): readonly {
  readonly payee: Payee;
  readonly amount: Pence;
}[] {
  if (hire === undefined) return [{ payee: 'borrower', amount: credit }];
  const { toOldLender, toBorrower } = splitPayout(credit, hire.existingAgreement);
  const parts = [
    { payee: 'old-lender', amount: toOldLender },
    { payee: 'borrower', amount: toBorrower },
  ] as const;
  return parts.filter(({ amount }) => amount > 0);
}

/** What an agreement says besides its price. */
type Signed = { readonly copyReceivedOn: Day; readonly hire?: Hire | null };

/** The agreement made from a dated price when it is signed. */
export function agreementFrom(dated: DatedPrice, signedOn: Day, { copyReceivedOn, hire }: Signed): Agreement {
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
    ...(hire && { hire: divideHire(hire).terms }),
  };
}
