import type { BrandDictionary } from '../brand-record.ts';
import { LENDER } from '../lender.ts';
import { everyDay, mondayToFriday } from '../opening-hours.ts';

export const dictionary = {
  domain: 'asda.example',
  websiteName: 'Asda loans',
  brandName: 'Asda',
  shortName: 'Asda',
  legalEntity: LENDER,
  directDebitLabel: 'ASDA LOANS DEMO',
  pageTitle: 'Personal loans from £1,000 to £25,000 | Asda loans',
  pageDescription:
    'A straightforward loan of £1,000 to £25,000. See the monthly cost first; checking won’t affect your credit score.',
  foundingYear: 2014,
  tradingAddress: ['Asda loans', '4 Market Row', 'Sampleton', 'ZZ99 1AS'],
  contactEmails: { support: 'help@asda.example', complaints: 'complaints@asda.example' },
  phone: '0808 157 0161',
  openingHours: { email: everyDay(8, 20), phone: mondayToFriday(9, 18) },
} as const satisfies BrandDictionary;
