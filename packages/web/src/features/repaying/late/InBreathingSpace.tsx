import { Card } from '@fairlead/ui/card/Card';
import { Link } from '@fairlead/ui/link/Link';
import { breathingSpacePath } from '../../../help-paths.ts';
import { makePaymentPath } from '../../../loan-paths.ts';
import { DebtAdvice } from '../../../parts/lender/DebtAdvice.tsx';
import type { Loan } from '../../../resources/loan.ts';
import { presentBreathingSpace } from './present-breathing-space.ts';

/** The page of a loan in a breathing space: it says so first, with its end. */
export function InBreathingSpace({ loan }: { loan: Loan }) {
  const space = presentBreathingSpace(loan);
  if (!space) return null;
  return (
    <Card as="section" raised aria-labelledby="breathing-space-heading">
      <h2 id="breathing-space-heading">{space.heading}</h2>
      {space.text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <Link href={breathingSpacePath(loan.id)}>What has stopped, and until when</Link>
      </p>
      <DebtAdvice />
      <p>
        {space.ifYouWant} <Link href={makePaymentPath(loan.id)}>Make a payment</Link>
      </p>
    </Card>
  );
}
