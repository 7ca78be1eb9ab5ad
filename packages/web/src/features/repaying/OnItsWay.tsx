import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import { Steps } from '@fairlead/ui/section/Steps';
import { Scene } from '../../parts/page/Scene.tsx';
import type { Loan } from '../../resources/loan.ts';
import { Explained } from './Explained.tsx';
import { explainTotal } from './present-loan-progress.ts';
import { presentOnItsWay } from './present-state.ts';

/** Signed, and the money has not arrived. */
export function OnItsWay({ loan }: { loan: Loan }) {
  const { heading, label, amount, text, steps } = presentOnItsWay(loan);
  return (
    <>
      <Card as="section" raised aria-labelledby="state-heading">
        <Scene name="waiting" />
        <h2 id="state-heading">{heading}</h2>
        <Figure label={label} value={amount} />
        <p>{text}</p>
      </Card>
      <section className="stack gap-4" aria-labelledby="steps-heading">
        <h2 id="steps-heading">What happens next</h2>
        <Steps steps={steps} />
        <Explained explanation={explainTotal(loan)} />
      </section>
    </>
  );
}
