import type { Brand } from '@fairlead/brands/brand';
import { Card } from '@fairlead/ui/card/Card';
import { EmailLink } from '../../parts/lender/EmailLink.tsx';
import { presentOpeningHours } from '../../parts/lender/present-opening-hours.ts';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';

type ContactCardsProps = {
  brand: Brand;
  /** The address for letters about one matter, where it is not the usual one. */
  email?: string;
};

/** Every way to reach the brand, with its opening hours. */
export function ContactCards({ brand, email = brand.dictionary.contactEmails.support }: ContactCardsProps) {
  const { phone, openingHours, tradingAddress } = brand.dictionary;
  return (
    <ul className="cards contacts">
      <Card as="li">
        <h3>Call</h3>
        <p className="contact-way">
          <PhoneLink phone={phone} />
        </p>
        <p className="muted">{presentOpeningHours(openingHours.phone)}</p>
      </Card>
      <Card as="li">
        <h3>Email</h3>
        <p className="contact-way">
          <EmailLink email={email} />
        </p>
        <p className="muted">{presentOpeningHours(openingHours.email)}</p>
      </Card>
      <Card as="li">
        <h3>Write</h3>
        <address className="contact-post">
          {tradingAddress.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </Card>
    </ul>
  );
}
