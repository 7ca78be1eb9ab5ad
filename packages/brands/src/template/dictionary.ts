import type { BrandDictionary } from '../brand-record.ts';
import { LENDER } from '../lender.ts';
import { missing } from '../missing.ts';

export const dictionary = {
  domain: missing('the domain of the brand’s public site, ending in .example'),
  websiteName: missing('the name of the site, as in “Motor finance”'),
  brandName: missing('the brand’s name in a sentence'),
  shortName: missing('its name where there is little room'),
  legalEntity: LENDER,
  directDebitLabel: missing('what a bank statement says, capitals and spaces, at most 18'),
  pageTitle: missing('the title of the first page: what it offers and the brand’s name, about 60 characters'),
  pageDescription: missing('what a search engine shows below it, about 150 characters'),
  foundingYear: missing('the year the brand began'),
  tradingAddress: [missing('the lines of its postal address, from the name to the postcode')],
  contactEmails: {
    support: missing('the address for questions, at the brand’s domain'),
    complaints: missing('the address for complaints, at the brand’s domain'),
  },
  phone: missing('a number that Ofcom keeps for drama, like 020 7946 0123'),
  openingHours: {
    email: missing('everyDay(opens, closes) or mondayToFriday(opens, closes) of opening-hours.ts, in hours'),
    phone: missing('the same for the telephone'),
  },
} as const satisfies BrandDictionary;
