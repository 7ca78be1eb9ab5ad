import type { BrandDictionary } from '../brand-record.ts';
import type { OpeningHours } from '../opening-hours.ts';

/** RFC 2606 reserves `.example`, so no one can own the domain of a demonstration brand. */
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.example$/;
/** Numbers that Ofcom reserves for drama: London and freephone. */
const DRAMA_NUMBER = /^(020 7946 0\d{3}|0808 157 0\d{3})$/;
/** A Bacs service user's name, as shown on a bank statement. */
const STATEMENT_LABEL = /^[A-Z ]{1,18}$/;
const MINUTES_OF_A_DAY = 1440;

/** Dictionary values that would not work on a statement, in an email or for a caller. */
export function dictionaryProblems(dictionary: BrandDictionary): string[] {
  const { domain, directDebitLabel, contactEmails, phone, foundingYear, openingHours } = dictionary;
  const emails = Object.entries(contactEmails);
  return [
    ...unless(DOMAIN.test(domain), `domain: ${domain} does not end in .example`),
    ...unless(
      STATEMENT_LABEL.test(directDebitLabel),
      `directDebitLabel: "${directDebitLabel}" has ${directDebitLabel.length} characters; a statement allows up to 18 capital letters and spaces`,
    ),
    ...emails.flatMap(([name, address]) =>
      unless(address.endsWith(`@${domain}`), `contactEmails.${name}: ${address} is not at ${domain}`),
    ),
    ...unless(
      DRAMA_NUMBER.test(phone),
      `phone: ${phone} is not a number reserved for drama, such as 020 7946 0123`,
    ),
    ...unless(/^(19|20)\d\d$/.test(String(foundingYear)), `foundingYear: ${foundingYear} is not a year`),
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
    ...unless(isWithinTheDay, 'a day that closes before it opens, or has hours outside its 1440 minutes'),
  ];
}

function unless(isValid: boolean, problem: string): string[] {
  return isValid ? [] : [problem];
}
