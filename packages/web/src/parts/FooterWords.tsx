import type { BrandConfig, BrandDictionary } from '@fairlead/brands/brand';
import { brokerWords } from './broker-words.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { presentOpeningHours } from './present-opening-hours.ts';

/** What not paying can lead to, by product (FCA handbook, CONC 3.3 and 3.5: fair, clear and not misleading). */
const RISKS = {
  'unsecured-2026-1':
    'Missing payments could affect your credit file and make borrowing harder and dearer later.',
  'hire-purchase-2026-1':
    'The car is not yours until the last payment. Missing payments could affect your credit file, and the car may be taken back.',
} as const satisfies Record<BrandConfig['productId'], string>;

type FooterWordsProps = { dictionary: BrandDictionary; productId: BrandConfig['productId'] };

/** What borrowing risks, who lends, and how to reach the brand. */
export function FooterWords({ dictionary, productId }: FooterWordsProps) {
  const { legalEntity, phone, contactEmails, tradingAddress, openingHours } = dictionary;
  const { support } = contactEmails;
  return (
    <>
      <p>{RISKS[productId]}</p>
      <p>
        Call us on <PhoneLink phone={phone} /> ({presentOpeningHours(openingHours.phone)}), email{' '}
        <a href={`mailto:${support}`}>{support}</a> or write to {tradingAddress.join(', ')}.
      </p>
      <p>
        {brokerWords(dictionary)} The lender’s company number is {legalEntity.companyNumber}, its address{' '}
        {legalEntity.address.join(', ')}.
        {legalEntity.isDemonstration &&
          ' This is a demonstration: the lender is fictional and no loan is made.'}
      </p>
    </>
  );
}
