import type { BrandConfig } from '../brand-record.ts';
import { PERSONAL_LOAN } from '../personal-loan.ts';
import { illustrations, logos } from './artwork.ts';
import { scenes } from './scenes.ts';

export const config = {
  ...PERSONAL_LOAN,
  brandId: 'postoffice',
  representativeExample: {
    assumedAmount: 7500,
    assumedDuration: 36,
    interestRate: 17.7,
    monthlyCost: 280.83,
    representativeAPR: 22.6,
    totalAmountPayable: 10109.94,
    totalFees: 440,
  },
  representativePercent: 22.6,
  navbarColour: 'light',
  logos,
  illustrations,
  scenes,
} as const satisfies BrandConfig;
