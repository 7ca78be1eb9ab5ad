import type { Brand } from '@fairlead/brands/brand';
import type { Day } from '@fairlead/core/calendar/day';
import type { DatedPrice } from '@fairlead/core/pricing/dated-price';
import type { PricingProduct } from '@fairlead/core/pricing/products';
import type { Hire } from '@fairlead/core/vehicle/vehicle';
import type { DirectDebitSettings } from '../config/direct-debit.ts';

/** Everything a template may say. Every figure in a document comes from `price`. */
export type DocumentFacts = {
  readonly brand: Brand;
  readonly product: PricingProduct;
  readonly price: DatedPrice;
  readonly borrower: { readonly name: string; readonly addressLines: readonly string[] };
  /** The account paid to and collected from, already masked. */
  readonly account: { readonly name: string; readonly sortCode: string; readonly accountNumber: string };
  readonly reference: string;
  readonly directDebit: DirectDebitSettings;
  /** The last day on which the offer's APR holds. */
  readonly offerHoldsUntil: Day;
  readonly isVoid: boolean;
  /** Hire purchase: the car and the agreement that is settled; null for an unsecured loan. */
  readonly hire: Hire | null;
};

/** Those of a hire purchase. */
export type HireFacts = DocumentFacts & { readonly hire: Hire };
