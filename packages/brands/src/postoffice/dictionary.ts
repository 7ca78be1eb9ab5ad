import type { BrandDictionary } from '../brand-record.ts';
import { LENDER } from '../lender.ts';
import { everyDay, mondayToFriday } from '../opening-hours.ts';

export const dictionary = {
  domain: 'postoffice.example',
  websiteName: 'Post Office loans',
  brandName: 'Post Office',
  shortName: 'Post Office',
  legalEntity: LENDER,
  directDebitLabel: 'POST OFFICE DEMO',
  pageTitle: 'Personal loans from £1,000 to £25,000 | Post Office loans',
  pageDescription:
    'A personal loan of £1,000 to £25,000 with the full cost shown before you decide. No effect on your credit score.',
  foundingYear: 2014,
  tradingAddress: ['Post Office loans', '1 Counter Lane', 'Sampleton', 'ZZ99 1PO'],
  contactEmails: { support: 'help@postoffice.example', complaints: 'complaints@postoffice.example' },
  phone: '0808 157 0172',
  openingHours: { email: everyDay(8, 20), phone: mondayToFriday(9, 18) },
} as const satisfies BrandDictionary;
