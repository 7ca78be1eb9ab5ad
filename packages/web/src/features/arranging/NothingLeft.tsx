import { longDay } from '@fairlead/core/calendar/display';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { Figure } from '@fairlead/ui/figure/Figure';
import { Link } from '@fairlead/ui/link/Link';
import { makePaymentPath, selfServeArrangementPath } from '../../loan-paths.ts';
import { budgetPath } from '../../parts/budget/budget-path.ts';
import { FreeAdvice } from '../../parts/lender/FreeAdvice.tsx';
import { TalkToUs } from '../../parts/lender/TalkToUs.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { useLoan } from '../../resources/loan.ts';
import { StepBack } from './StepPage.tsx';
import type { StepProps } from './step-props.ts';

/** A budget that leaves less than the least payment: what to do instead, without an amount. */
export function NothingLeft({ loanId, arrangement, info }: Omit<StepProps, 'reload'>) {
  const { data: loan } = useLoan(loanId);
  const title = 'Your budget leaves nothing for payments';
  const surplus = info.surplus ?? pence(0);
  const isShort = surplus < 0;
  return (
    <Page title={title} step="nothing-left">
      <StepBack step="offer" loanId={loanId} arrangement={arrangement} />
      <header className="stack gap-3">
        <h1>{title}</h1>
        <p className="lead">
          That happens to many households. We don’t suggest an amount, because it would have to come from what
          you need to live on. Here is what you can do.
        </p>
      </header>
      <Figure
        size="medium"
        label={isShort ? 'Short each month in your budget' : 'Left each month in your budget'}
        value={formatPounds(pence(Math.abs(surplus)))}
      />
      <section className="stack gap-3" aria-labelledby="adviser">
        <h2 id="adviser">Talk to a free debt adviser</h2>
        <FreeAdvice />
        <p>
          <Link href={budgetPath('summary')}>Your budget as a summary</Link> has what they ask for first.
          Print it or save it as a PDF.
        </p>
      </section>
      <section className="stack gap-3" aria-labelledby="talk">
        <h2 id="talk">Talk to us</h2>
        <p>
          We can stop interest and collections for a time, or agree a very small payment. You decide when.
        </p>
        <TalkToUs reference={loan?.reference} />
      </section>
      <section className="stack gap-3" aria-labelledby="correct">
        <h2 id="correct">If a figure isn’t right</h2>
        <div className="cluster gap-3">
          <Button variant="secondary" href={selfServeArrangementPath(loanId, 'income')}>
            Check your budget
          </Button>
          <Button variant="secondary" href={makePaymentPath(loanId)}>
            Make a payment
          </Button>
        </div>
        {loan && <p className="muted">These are the figures of {longDay(loan.asOf)}.</p>}
      </section>
    </Page>
  );
}
