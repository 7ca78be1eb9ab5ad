import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import { Link } from '@fairlead/ui/link/Link';
import { bankAccountPath, makePaymentPath } from '../../../loan-paths.ts';
import type { Loan } from '../../../resources/loan.ts';
import { presentReopened } from './present-reopened.ts';

/** Money of a settlement came back: what happened, what to do, and what it does not mean. */
export function Reopened({ loan }: { loan: Loan }) {
  const open = presentReopened(loan);
  if (!open) return null;
  return (
    <Card as="section" raised aria-labelledby="reopened-heading">
      <h2 id="reopened-heading">Your loan is open again</h2>
      <p>{open.whatHappened}</p>
      {open.owed !== null && (
        <Figure size="medium" label={open.owed.label} value={open.owed.amount} note={open.owed.why} />
      )}
      <div className="cluster gap-3">
        {open.owed !== null && <Button href={makePaymentPath(loan.id)}>Make a payment</Button>}
        {open.needsDirectDebit && (
          <Button variant={open.owed === null ? 'primary' : 'secondary'} href={bankAccountPath(loan.id)}>
            Set up your Direct Debit
          </Button>
        )}
      </div>
      <ul className="loan-points">
        {open.points.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        Can’t pay at the moment, or think this is a mistake? <Link href="/contact">Talk to us</Link>, and
        we’ll look for a way that works for you.
      </p>
    </Card>
  );
}
