import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import { makePaymentPath } from '../../loan-paths.ts';
import type { Loan } from '../../resources/loan.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { DebtAdvice } from '../../parts/lender/DebtAdvice.tsx';
import { presentArrears } from './present-arrears.ts';

/** Arrears: the options first, then the amount, then what happens next. */
export function Arrears({ loan }: { loan: Loan }) {
  const { phone, contactEmails } = usePageSettings().brand.dictionary;
  const late = presentArrears(loan);
  if (!late) return null;
  return (
    <Card as="section" raised aria-labelledby="late-heading">
      <h2 id="late-heading">{late.heading}</h2>
      <p>
        {late.bankSaid} {late.intro}
      </p>
      {late.onItsWay !== null && <InsetText>{late.onItsWay}</InsetText>}
      <ul className="loan-options">
        <li>
          <h3>Pay it now</h3>
          <p>
            <Link href={makePaymentPath(loan.id)}>Make a payment</Link>. You choose how much.
          </p>
        </li>
        <li>
          <h3>Pay it over time</h3>
          <p>
            Call us and quote your reference, <span className="loan-reference">{loan.reference}</span>. We’ll
            agree a plan that leaves you enough to live on.
          </p>
        </li>
        <li>
          <h3>Get independent advice</h3>
          <DebtAdvice />
        </li>
      </ul>
      <div className="cluster gap-3">
        <Button href={`tel:${phone.replaceAll(' ', '')}`}>Call {phone}</Button>
        <Button variant="secondary" href={`mailto:${contactEmails.support}`}>
          Send an email
        </Button>
      </div>
      <Figure size="medium" label="Not received yet" value={late.amount} note={late.since} />
      <h3>What happens next</h3>
      <ul className="loan-points">
        {late.whatHappens.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  );
}
