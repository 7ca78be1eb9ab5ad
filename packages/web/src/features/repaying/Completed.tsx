import { Card } from '@fairlead/ui/card/Card';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { Figure } from '@fairlead/ui/figure/Figure';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { formatPounds } from '@fairlead/core/money/pounds';
import { Scene } from '../../parts/page/Scene.tsx';
import type { Loan } from '../../resources/loan.ts';
import { Explained } from './Explained.tsx';
import { explainTotal } from './present-loan-progress.ts';
import { presentCompletion } from './present-state.ts';

/** Everything is paid. */
export function Completed({ loan }: { loan: Loan }) {
  const { sentences, figures, credit } = presentCompletion(loan);
  return (
    <Card as="section" raised aria-labelledby="state-heading">
      <Scene name="ended" />
      <h2 id="state-heading">You’ve repaid your loan</h2>
      <Figure label="Left to pay" value={formatPounds(loan.leftToPay)} />
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <FigureRow items={figures} />
      {credit !== null && <InsetText>{credit}</InsetText>}
      <p>Your documents stay here for you to download.</p>
      <Explained explanation={explainTotal(loan)} />
    </Card>
  );
}
