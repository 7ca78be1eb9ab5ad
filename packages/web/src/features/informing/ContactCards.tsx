import type { Brand } from '@fairlead/brands/brand';
import { presentOpeningHours } from '../../parts/present-opening-hours.ts';
import { PhoneLink } from '../../parts/PhoneLink.tsx';

type ContactCardsProps = {
  brand: Brand;
  /** The address for letters about one matter, where it is not the usual one. */
  email?: string;
};

/** Every way to reach the brand, with the hours in which somebody answers. */
export function ContactCards({ brand, email = brand.dictionary.contactEmails.support }: ContactCardsProps) {
  const { phone, openingHours, tradingAddress } = brand.dictionary;
  return (
    <ul className="cards">
      <li className="contact-card">
        <h3>Call</h3>
        <p className="contact-card-way">
          <PhoneLink phone={phone} />
        </p>
        <p>{presentOpeningHours(openingHours.phone)}</p>
      </li>
      <li className="contact-card">
        <h3>E-mail</h3>
        <p className="contact-card-way">
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p>{presentOpeningHours(openingHours.email)}</p>
      </li>
      <li className="contact-card">
        <h3>Write</h3>
        <address>
          {tradingAddress.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </li>
    </ul>
  );
}
