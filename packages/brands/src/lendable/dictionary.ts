import type { BrandDictionary } from '../brand-record.ts';
import { LENDER } from '../lender.ts';
import { everyDay, mondayToFriday } from '../opening-hours.ts';

export const dictionary = {
  domain: 'lendable.example',
  websiteName: 'Lendable',
  brandName: 'Lendable',
  shortName: 'Lendable',
  legalEntity: LENDER,
  directDebitLabel: 'LENDABLE DEMO',
  pageTitle: 'Personal loans from £1,000 to £25,000 | Lendable',
  pageDescription:
    'See your own rate on a loan of £1,000 to £25,000 and what makes up its price, without affecting your credit score.',
  foundingYear: 2014,
  tradingAddress: ['Lendable', '12 Sample Street', 'Sampleton', 'ZZ99 1LE'],
  contactEmails: { support: 'help@lendable.example', complaints: 'complaints@lendable.example' },
  phone: '020 7946 0140',
  openingHours: { email: everyDay(9, 18), phone: mondayToFriday(9, 18) },
} as const satisfies BrandDictionary;
