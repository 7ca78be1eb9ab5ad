import type { BrandConfig, BrandDictionary } from '@fairlead/brands/brand';
import { brokerWords } from './broker-words.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { presentOpeningHours } from './present-opening-hours.ts';
import { RISKS } from './risks.ts';

type FooterWordsProps = { dictionary: BrandDictionary; productId: BrandConfig['productId'] };

/** What borrowing risks, who lends, and how to reach the brand. */
export function FooterWords({ dictionary, productId }: FooterWordsProps) {
  const { legalEntity, phone, contactEmails, tradingAddress, openingHours } = dictionary;
  const { support } = contactEmails;
  return (
    <>
      <p>{RISKS[productId].short}</p>
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
