import type { BrandDictionary } from '@fairlead/brands/brand';
import { PhoneLink } from './PhoneLink.tsx';

/** Who lends, and how to reach the brand. */
export function FooterWords({ dictionary }: { dictionary: BrandDictionary }) {
  const { legalEntity, websiteName, phone, contactEmails, tradingAddress } = dictionary;
  const { support } = contactEmails;
  return (
    <>
      <p>
        Call us on <PhoneLink phone={phone} />, e-mail <a href={`mailto:${support}`}>{support}</a> or write to{' '}
        {tradingAddress.join(', ')}.
      </p>
      <p>
        {websiteName} is a trading name. The lender is {legalEntity.name}, firm reference number{' '}
        {legalEntity.frn}, company number {legalEntity.companyNumber}, {legalEntity.address.join(', ')}.
        {legalEntity.isDemonstration &&
          ' This is a demonstration: the lender is fictional and no loan is made.'}
      </p>
    </>
  );
}
