import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { useApplicationStep } from '../../parts/application/use-application-step.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import type { Application } from '../../resources/loan-application.ts';
import { useTakeDownsellMutation, type Downsell as SmallerLoan } from '../../resources/requoting.ts';
import { paymentsInWords, priceLines } from './present-offer.ts';

type DownsellProps = { application: Application; downsell: SmallerLoan };

/** The most that we can lend instead, with its price, to be taken without another search. */
export function Downsell({ application: { id }, downsell }: DownsellProps) {
  const step = useApplicationStep(useTakeDownsellMutation(), { params: { id } });
  const amount = formatWholePounds(downsell.amount);
  return (
    <Card raised as="section" aria-labelledby="smaller-loan">
      <h2 id="smaller-loan">We could lend you {amount}</h2>
      <Figure
        size="medium"
        label={`Every month for ${downsell.term} months`}
        value={formatPounds(downsell.monthlyCost)}
        note={`${paymentsInWords(downsell)}, by Direct Debit.`}
      />
      <FigureRow lines items={priceLines(downsell)} />
      <p>
        This doesn’t need another search. Taking it doesn’t commit you: you’ll read your documents and sign
        before you borrow anything. We’ll hold it until the end of {longDay(downsell.expiresAt)}.
      </p>
      {step.error !== null && <ActionFailed error={step.error} />}
      <Button busy={step.isLoading} onClick={step.press}>
        Continue with {amount}
      </Button>
    </Card>
  );
}
