import { usePageSettings } from '../../state/page-settings.ts';
import type { Limits } from './check-draft.ts';

export function useLimits(): Limits {
  const { brand, today } = usePageSettings();
  const { loanAmountRange, termOptions } = brand.config;
  return { amount: loanAmountRange, term: termOptions, today };
}
