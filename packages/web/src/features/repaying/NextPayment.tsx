import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import type { Loan } from '../../resources/loan.ts';
import { Explained } from './Explained.tsx';
import { presentNextPayment } from './present-next-payment.ts';

/** What the page is about: how much, when, how and why. */
export function NextPayment({ loan }: { loan: Loan }) {
  const next = presentNextPayment(loan);
  if (!next) return null;
  return (
    <Card as="section" raised aria-labelledby="next-heading">
      <h2 id="next-heading">{next.heading}</h2>
      <Figure label={[next.on, next.when].filter(Boolean).join(', ')} value={next.amount} />
      <div className="stack gap-2">
        <p>{next.how}.</p>
        <p>{next.why}</p>
        <p className="muted">{next.advice}</p>
      </div>
      {next.explanation && <Explained explanation={next.explanation} />}
    </Card>
  );
}
