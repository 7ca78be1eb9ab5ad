import type { BrandConfig } from '../brand-record.ts';
import { PERSONAL_LOAN } from '../personal-loan.ts';
import { illustrations, logos } from './artwork.ts';
import { scenes } from './scenes.ts';

export const config = {
  ...PERSONAL_LOAN,
  brandId: 'lendable',
  representativeExample: {
    assumedAmount: 7500,
    assumedDuration: 36,
    interestRate: 24.4,
    monthlyCost: 303.27,
    representativeAPR: 29.7,
    totalAmountPayable: 10917.84,
    totalFees: 440,
  },
  representativePercent: 29.68,
  navbarColour: 'dark',
  logos,
  illustrations,
  scenes,
} as const satisfies BrandConfig;
