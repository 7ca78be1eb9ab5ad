import type { BrandConfig } from '../brand-record.ts';
import { PERSONAL_LOAN } from '../personal-loan.ts';
import { illustrations, logos } from './artwork.ts';
import { scenes } from './scenes.ts';

export const config = {
  ...PERSONAL_LOAN,
  brandId: 'vanquis',
  representativeExample: {
    assumedAmount: 7500,
    assumedDuration: 36,
    interestRate: 27,
    monthlyCost: 312.15,
    representativeAPR: 32.5,
    totalAmountPayable: 11237.4,
    totalFees: 440,
  },
  representativePercent: 32.5,
  navbarColour: 'light',
  logos,
  illustrations,
  scenes,
} as const satisfies BrandConfig;
