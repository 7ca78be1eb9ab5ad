import type { BrandDictionary } from '../brand-record.ts';
import { LENDER } from '../lender.ts';
import { missing } from '../missing.ts';

export const dictionary = {
  domain: missing('the domain of the brand’s public site, ending in .example'),
  websiteName: missing('the name of the site, as in “Motor finance”'),
  brandName: missing('the brand’s name in a sentence'),
  shortName: missing('its name where space is short'),
  legalEntity: LENDER,
  directDebitLabel: missing('the label on a bank statement: up to 18 capital letters and spaces'),
  pageTitle: missing(
    'the title of the landing page: what it offers and the brand’s name, about 60 characters',
  ),
  pageDescription: missing('the description that search engines show below the title, about 150 characters'),
  foundingYear: missing('the year the brand began'),
  tradingAddress: [missing('the lines of its postal address, from the name to the postcode')],
  contactEmails: {
    support: missing('the address for questions, at the brand’s domain'),
    complaints: missing('the address for complaints, at the brand’s domain'),
  },
  phone: missing('a number that Ofcom reserves for drama, such as 020 7946 0123'),
  openingHours: {
    email: missing('everyDay(opens, closes) or mondayToFriday(opens, closes) of opening-hours.ts, in hours'),
    phone: missing('the same for the phone'),
  },
} as const satisfies BrandDictionary;
