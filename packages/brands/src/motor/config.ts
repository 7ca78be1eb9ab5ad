import { pence } from '@fairlead/core/money/pence';
import type { BandTable } from '@fairlead/core/pricing/bands';
import type { BrandConfig } from '../brand-record.ts';
import { SETTLEMENT_LETTER_HELP, TASK_LIST_LEAD } from '../experiments.ts';
import { PARTNERS } from '../partners.ts';
import { illustrations, logos } from './artwork.ts';
import { scenes } from './scenes.ts';

const REPRESENTATIVE_RATE = 22.3;

/**
 * Hire purchase is priced from the borrowing rate. At £10,000 over 60 months these rates give the provider's
 * APRs, limited to the motor range: 14.0, 11.5, 11.4; 19.3, 15.4; 28.4, 24.5; 44.8. Of those, a fair
 * history’s 24.5 is the brand’s own: its representative rate (decision 0122).
 */
const BAND_RATES: BandTable = {
  minimumAmounts: [pence(0), pence(1_000_000), pence(1_500_000)],
  percents: {
    Great: [12.12, 9.69, 9.59],
    Good: [17.26, 13.48, null],
    Fair: [26.07, REPRESENTATIVE_RATE, null],
    Limited: [41.88, null, null],
  },
};

export const config = {
  brandId: 'motor',
  productId: 'hire-purchase-2026-1',
  representativeExample: {
    assumedAmount: 10_000,
    assumedDuration: 60,
    interestRate: REPRESENTATIVE_RATE,
    monthlyCost: 276.61,
    representativeAPR: 24.5,
    totalAmountPayable: 16_621.77,
    totalFees: 375,
  },
  representativePercent: REPRESENTATIVE_RATE,
  loanAmountRange: { min: 1000, max: 35_000 },
  termOptions: { min: 12, max: 60 },
  defaultAmount: 7500,
  defaultTerm: 36,
  illustrativeAprRange: { min: 11.4, max: 44.8 },
  bandTable: BAND_RATES,
  navbarColour: 'dark',
  logos,
  experiments: [TASK_LIST_LEAD, SETTLEMENT_LETTER_HELP],
  partners: PARTNERS,
  illustrations,
  scenes,
} as const satisfies BrandConfig;
