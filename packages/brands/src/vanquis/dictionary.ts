import type { BrandDictionary } from '../brand-record.ts';
import { LENDER } from '../lender.ts';
import { everyDay, mondayToFriday } from '../opening-hours.ts';

export const dictionary = {
  domain: 'vanquis.example',
  websiteName: 'Vanquis loans',
  brandName: 'Vanquis',
  shortName: 'Vanquis',
  legalEntity: LENDER,
  directDebitLabel: 'VANQUIS DEMO',
  pageTitle: 'Personal loans from £1,000 to £25,000 | Vanquis loans',
  pageDescription:
    'Straightforward personal loans of £1,000 to £25,000. One rate, one payment, one end date. A quote won’t affect your credit score.',
  foundingYear: 2014,
  tradingAddress: ['Vanquis loans', '30 Plain Court', 'Sampleton', 'ZZ99 1VA'],
  contactEmails: { support: 'help@vanquis.example', complaints: 'complaints@vanquis.example' },
  phone: '0808 157 0194',
  openingHours: { email: everyDay(9, 18), phone: mondayToFriday(9, 18) },
} as const satisfies BrandDictionary;
