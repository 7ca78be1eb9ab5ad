import type { Range } from '@fairlead/brands/brand';
import type { Day } from '@fairlead/core/calendar/day';
import { usePageSettings } from '../../state/page-settings.ts';

/** What the answers are checked against: the brand's limits and the business date. */
export type Limits = { amount: Range; term: Range; today: Day };

export function useLimits(): Limits {
  const { brand, today } = usePageSettings();
  const { loanAmountRange, termOptions } = brand.config;
  return { amount: loanAmountRange, term: termOptions, today };
}
