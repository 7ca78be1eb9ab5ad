import { Card } from '@fairlead/ui/card/Card';
import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { isOpenToApplications } from '@fairlead/contract/web/open-products';
import { BUDGET } from '../../paths.ts';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';

/** Comes first, so that borrowers who need it find it immediately. */
export function HardToPay(page: PublicPageProps) {
  const { brand } = page;
  const { phone } = brand.dictionary;
  return (
    <Card>
      <p>
        Tell us early, before a payment is missed if you can. Call <PhoneLink phone={phone} /> and say that a
        payment is difficult. We’ll listen first, then look for payments that you can keep up with.
      </p>
      {isOpenToApplications(brand.config.productId, page.settings.clientConfig) && (
        <p>
          <a href={publicAddress(BUDGET, page)}>Your budget</a> in your account shows what you can afford. You
          can show it to a debt adviser too.
        </p>
      )}
      <DebtAdvice />
    </Card>
  );
}

export function ToHaveReady() {
  return (
    <ul>
      <li>Your loan or application reference, from any of our letters or emails or from your account.</li>
      <li>Your date of birth and postcode, so that we know it’s you before we talk about your loan.</li>
      <li>For a question about a payment: its date and amount, as your bank statement shows them.</li>
    </ul>
  );
}

export function Complaints(page: PublicPageProps) {
  const { complaints } = page.brand.dictionary.contactEmails;
  return (
    <p>
      Write to <a href={`mailto:${complaints}`}>{complaints}</a> or call us.{' '}
      <a href={publicAddress('/complaints', page)}>How we deal with complaints</a> says what happens next, and
      where to go if you disagree with our answer.
    </p>
  );
}
