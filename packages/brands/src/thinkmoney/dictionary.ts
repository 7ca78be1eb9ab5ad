import type { BrandDictionary } from '../brand.ts';
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
    'See what a loan of £1,000 to £25,000 would take out of each month, and whether it leaves you enough.',
  foundingYear: 2014,
  tradingAddress: ['Thinkmoney loans', '7 Tidy Place', 'Sampleton', 'ZZ99 1TM'],
  contactEmails: { support: 'help@thinkmoney.example', complaints: 'complaints@thinkmoney.example' },
  phone: '0808 157 0183',
  openingHours: { email: everyDay(8, 20), phone: mondayToFriday(9, 18) },
  landing: {
    heroHeading: 'Will it fit your month?',
    heroText:
      'Start with what you can put aside. We’ll show what a loan costs and when the last payment falls.',
    reassurances: [
      'Looking at prices never touches your credit file',
      'The same payment every month, so it’s easy to plan',
      'If money gets tight, talk to us: there are ways through',
    ],
    stepsHeading: 'How to get a loan with us',
    steps: [
      { title: 'Try some numbers', text: 'Change the amount and the months until the payment feels right.' },
      { title: 'Come through a partner', text: 'Applications start at one of our comparison partners.' },
      { title: 'Take your time', text: 'Your quote waits for 30 days while you think.' },
    ],
  },
} as const satisfies BrandDictionary;
