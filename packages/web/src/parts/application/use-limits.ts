import type { Range } from '@fairlead/brands/brand';
import type { Day } from '@fairlead/core/calendar/day';
import { CAR_STEPS } from './car-steps.ts';
import { isHirePurchase } from '@fairlead/core/pricing/product-dates';
import { usePageSettings } from '../../state/page-settings.ts';

/** What the answers are checked against: the brand's limits and the business date. */
export type Limits = {
  amount: Range;
  term: Range;
  today: Day;
  /** Steps that were answered before the form: those about the car. */
  stepsBefore: number;
};

export function useLimits(): Limits {
  const { brand, today } = usePageSettings();
  const { loanAmountRange, termOptions, productId } = brand.config;
  const stepsBefore = isHirePurchase(productId) ? CAR_STEPS : 0;
  return { amount: loanAmountRange, term: termOptions, today, stepsBefore };
}
