import { MONEY_HELPER } from './debt-services.ts';
import { PhoneLink } from './PhoneLink.tsx';

/** Free, independent and confidential; shown wherever a borrower may owe more than they can pay. */
export function DebtAdvice() {
  const { name, href, phone } = MONEY_HELPER;
  return (
    <p>
      <a href={href} rel="noreferrer">
        {name}
      </a>
      , <PhoneLink phone={phone} />, finds you free and confidential debt advice. Using it does not affect
      your credit file.
    </p>
  );
}
