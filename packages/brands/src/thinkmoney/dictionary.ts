import type { BrandDictionary } from '../brand-record.ts';
import { LENDER } from '../lender.ts';
import { everyDay, mondayToFriday } from '../opening-hours.ts';

export const dictionary = {
  domain: 'thinkmoney.example',
  websiteName: 'Thinkmoney loans',
  brandName: 'Thinkmoney',
  shortName: 'Thinkmoney',
  legalEntity: LENDER,
  directDebitLabel: 'THINKMONEY DEMO',
  pageTitle: 'Loans that fit your budget | Thinkmoney loans',
  pageDescription:
    'See what a loan of £1,000 to £25,000 would cost you each month, and what it would cost in total.',
  foundingYear: 2014,
  tradingAddress: ['Thinkmoney loans', '7 Tidy Place', 'Sampleton', 'ZZ99 1TM'],
  contactEmails: { support: 'help@thinkmoney.example', complaints: 'complaints@thinkmoney.example' },
  phone: '0808 157 0183',
  openingHours: { email: everyDay(8, 20), phone: mondayToFriday(9, 18) },
} as const satisfies BrandDictionary;
