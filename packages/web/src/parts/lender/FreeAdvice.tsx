import { DEBT_SERVICES } from './debt-services.ts';
import { PhoneLink } from './PhoneLink.tsx';

/** Shown wherever a borrower may owe more than they can pay. */
export function FreeAdvice() {
  return (
    <>
      <p>
        These services are free, independent of us and confidential. Contacting them doesn’t affect your
        credit file.
      </p>
      <ul className="list">
        {DEBT_SERVICES.map(({ name, href, phone, about }) => (
          <li key={name}>
            <a href={href} rel="noreferrer">
              {name}
            </a>{' '}
            {about}. Call <PhoneLink phone={phone} />
          </li>
        ))}
      </ul>
    </>
  );
}
