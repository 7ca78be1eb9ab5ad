import type { BrandConfig } from '../brand-record.ts';
import { missing } from '../missing.ts';
import { PERSONAL_LOAN } from '../personal-loan.ts';
import { illustrations, logos } from './artwork.ts';

export const config = {
  ...PERSONAL_LOAN,
  brandId: 'template',
  representativeExample: {
    assumedAmount: missing('pounds borrowed in the representative example'),
    assumedDuration: missing('months'),
    interestRate: missing('percent a year to one decimal, as pricing answers'),
    monthlyCost: missing('pounds a month, as pricing answers'),
    representativeAPR: missing('percent to one decimal'),
    totalAmountPayable: missing('pounds in all, as pricing answers'),
    totalFees: missing('pounds of fees, as pricing answers'),
  },
  representativePercent: missing('the APR to two decimals from which pricing makes the example'),
  navbarColour: missing('the surface the header stands on: light or dark'),
  logos,
  illustrations,
} as const satisfies BrandConfig;
