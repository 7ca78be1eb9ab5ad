import type { BrandDictionary } from '../brand-record.ts';
import type { OpeningHours } from '../opening-hours.ts';

/** RFC 2606 keeps the domain for examples: no brand of a demonstration has an address that somebody could own. */
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.example$/;
/** Numbers that Ofcom keeps for drama: London and freephone. */
const DRAMA_NUMBER = /^(020 7946 0\d{3}|0808 157 0\d{3})$/;
/** What a Bacs user's name may be on a statement. */
const STATEMENT_LABEL = /^[A-Z ]{1,18}$/;
const MINUTES_OF_A_DAY = 1440;

/** What a dictionary says that a statement, a mail or a caller could not use. */
export function wordProblems(dictionary: BrandDictionary): string[] {
  const { domain, directDebitLabel, contactEmails, phone, foundingYear, openingHours } = dictionary;
  const emails = Object.entries(contactEmails);
  return [
    ...unless(DOMAIN.test(domain), `domain: ${domain} does not end in .example`),
    ...unless(
      STATEMENT_LABEL.test(directDebitLabel),
      `directDebitLabel: "${directDebitLabel}" has ${directDebitLabel.length} characters; a statement shows capitals and spaces, at most 18`,
    ),
    ...emails.flatMap(([name, address]) =>
      unless(address.endsWith(`@${domain}`), `contactEmails.${name}: ${address} is not at ${domain}`),
    ),
    ...unless(DRAMA_NUMBER.test(phone), `phone: ${phone} is no number kept for drama, like 020 7946 0123`),
    ...unless(/^(19|20)\d\d$/.test(String(foundingYear)), `foundingYear: ${foundingYear} is no year`),
    ...Object.entries(openingHours).flatMap(([channel, hours]) =>
      hourProblems(hours).map((problem) => `openingHours.${channel}: ${problem}`),
    ),
  ].map((problem) => `dictionary.${problem}`);
}

function hourProblems({ week }: OpeningHours): string[] {
  const open = week.filter((day) => day !== null);
  const isWithinTheDay = open.every(
    ({ opens, closes }) => opens >= 0 && opens < closes && closes <= MINUTES_OF_A_DAY,
  );
  return [
    ...unless(open.length > 0, 'never open'),
    ...unless(isWithinTheDay, 'a day that closes before it opens, or outside its 1440 minutes'),
  ];
}

function unless(isSound: boolean, problem: string): string[] {
  return isSound ? [] : [problem];
}
