import type { BrandDictionary } from '../brand-record.ts';
import { LENDER } from '../lender.ts';
import { everyDay, mondayToFriday } from '../opening-hours.ts';

export const dictionary = {
  domain: 'motor.example',
  websiteName: 'Motor finance',
  brandName: 'Motor',
  shortName: 'Motor',
  legalEntity: LENDER,
  directDebitLabel: 'MOTOR DEMO',
  pageTitle: 'Refinance your car from £1,000 to £35,000 | Motor finance',
  pageDescription:
    'Refinance a car you already drive with hire purchase of £1,000 to £35,000. See the full cost before you start.',
  foundingYear: 2020,
  tradingAddress: ['Motor finance', 'Unit 5, Sample Yard', 'Sampleton', 'ZZ99 1MO'],
  contactEmails: { support: 'help@motor.example', complaints: 'complaints@motor.example' },
  phone: '020 7946 0155',
  openingHours: { email: everyDay(8, 20), phone: mondayToFriday(9, 18) },
} as const satisfies BrandDictionary;
