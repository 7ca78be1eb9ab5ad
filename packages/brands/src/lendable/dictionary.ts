import type { BrandDictionary } from '../brand.ts';
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
    'See your own rate on a loan of £1,000 to £25,000 in about three minutes, without touching your credit score.',
  foundingYear: 2014,
  tradingAddress: ['Lendable', '12 Sample Street', 'Sampleton', 'ZZ99 1LE'],
  contactEmails: { support: 'help@lendable.example', complaints: 'complaints@lendable.example' },
  phone: '020 7946 0140',
  openingHours: { email: everyDay(9, 18), phone: mondayToFriday(9, 18) },
  landing: {
    heroHeading: 'A loan, minus the waiting around',
    heroText: 'Set an amount, see what it costs, and get a rate that is really yours in about three minutes.',
    reassurances: [
      'Checking your rate won’t affect your credit score',
      'The rate you’re quoted is the rate you get for 30 days',
      'Pay extra or settle early whenever you like',
    ],
    stepsHeading: 'Three short steps',
    steps: [
      {
        title: 'Tell us about you',
        text: 'Your address, your work and what you spend. About three minutes.',
      },
      { title: 'See your own rate', text: 'A real price from a soft search that other lenders cannot see.' },
      {
        title: 'Read, sign, done',
        text: 'Every document before you sign it. The money follows to your bank.',
      },
    ],
  },
} as const satisfies BrandDictionary;
