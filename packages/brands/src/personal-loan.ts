import type { BandTable } from '@fairlead/core/pricing/bands';
import { pence } from '@fairlead/core/money/pence';
import type { BrandConfig } from './brand-record.ts';
import { TASK_LIST_LEAD } from './experiments.ts';
import { PARTNERS } from './partners.ts';

/** The provider's own table, used by every personal-loan brand: APRs by minimum amount borrowed. */
const PERSONAL_LOAN_BANDS: BandTable = {
  minimumAmounts: [pence(0), pence(1_000_000), pence(1_500_000)],
  percents: {
    Great: [14, 11.5, 11.3],
    Good: [19.3, 15.4, null],
    Fair: [28.4, null, null],
    Limited: [48.8, null, null],
  },
};

/** Shared by all personal-loan brands. Each adds its example, its representative percentage and its artwork. */
export const PERSONAL_LOAN = {
  productId: 'unsecured-2026-1',
  loanAmountRange: { min: 1000, max: 25_000 },
  termOptions: { min: 12, max: 60 },
  defaultAmount: 7500,
  defaultTerm: 36,
  illustrativeAprRange: { min: 9.9, max: 49.9 },
  bandTable: PERSONAL_LOAN_BANDS,
  experiments: [TASK_LIST_LEAD],
  partners: PARTNERS,
} as const satisfies Partial<BrandConfig>;
