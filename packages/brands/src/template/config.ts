import type { BrandConfig } from '../brand-record.ts';
import { missing } from '../missing.ts';
import { PERSONAL_LOAN } from '../personal-loan.ts';
import { illustrations, logos } from './artwork.ts';
import { scenes } from './scenes.ts';

export const config = {
  ...PERSONAL_LOAN,
  brandId: 'template',
  representativeExample: {
    assumedAmount: missing('pounds borrowed in the representative example'),
    assumedDuration: missing('months'),
    interestRate: missing('percent a year to one decimal place, as pricing gives it'),
    monthlyCost: missing('pounds a month, as pricing gives it'),
    representativeAPR: missing('percent to one decimal place'),
    totalAmountPayable: missing('pounds in total, as pricing gives it'),
    totalFees: missing('pounds of fees, as pricing gives it'),
  },
  representativePercent: missing('the APR to two decimal places that pricing uses for the example'),
  navbarColour: missing('the surface of the header: light or dark'),
  logos,
  illustrations,
  scenes,
} as const satisfies BrandConfig;
