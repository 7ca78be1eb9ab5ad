import type { BrandDictionary } from '../brand.ts';
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
    'A personal loan of £1,000 to £25,000 with the whole cost set out before you decide. No effect on your credit score.',
  foundingYear: 2014,
  tradingAddress: ['Post Office loans', '1 Counter Lane', 'Sampleton', 'ZZ99 1PO'],
  contactEmails: { support: 'help@postoffice.example', complaints: 'complaints@postoffice.example' },
  phone: '0808 157 0172',
  openingHours: { email: everyDay(8, 20), phone: mondayToFriday(9, 18) },
  landing: {
    heroHeading: 'Borrow steadily, with everything in writing',
    heroText: 'Personal loans with a fixed payment, a fixed end date and people you can telephone.',
    reassurances: [
      'A price first, with no mark on your credit file',
      'Fixed payments from the first to the last',
      'Your agreement by e-mail the moment you sign',
    ],
    stepsHeading: 'From first look to last payment',
    steps: [
      { title: 'Choose what you need', text: 'An amount and a length of time. The cost is beside it.' },
      { title: 'Receive your quote', text: 'Held for 30 days, so that you may think it over.' },
      { title: 'Sign and receive the money', text: 'Read each document at your own pace before you sign.' },
    ],
  },
} as const satisfies BrandDictionary;
