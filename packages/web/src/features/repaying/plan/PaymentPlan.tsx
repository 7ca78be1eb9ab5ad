import { ARRANGEMENT_CREDIT_FILE } from '@fairlead/core/arrangement/credit-file';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import { FigureRow } from '@fairlead/ui/figure/FigureRow';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import { Table } from '@fairlead/ui/table/Table';
import { makePaymentPath, selfServeArrangementPath } from '../../../loan-paths.ts';
import { DebtAdvice } from '../../../parts/lender/DebtAdvice.tsx';
import { TalkToUs } from '../../../parts/lender/TalkToUs.tsx';
import type { Loan } from '../../../resources/loan.ts';
import { presentPlan, type PresentedPlan } from './present-plan.ts';

/** A payment plan under way: its next payment, each one before and after, and what to do if something changes. */
export function PaymentPlan({ loan }: { loan: Loan }) {
  const plan = presentPlan(loan);
  if (!plan) return null;
  const { heading, next, problem, figures, points } = plan;
  return (
    <Card as="section" raised aria-labelledby="plan-heading">
      <h2 id="plan-heading">{heading}</h2>
      {problem !== null && <InsetText>{problem}</InsetText>}
      {next && <Figure label={next.label} value={next.amount} note={next.text} />}
      <div className="cluster gap-3">
        <Button
          variant={next?.isPaidByBorrower || problem !== null ? 'primary' : 'secondary'}
          href={makePaymentPath(loan.id)}
        >
          Make a payment
        </Button>
      </div>
      <Payments plan={plan} />
      <ul className="loan-points">
        {points.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <FigureRow items={figures} />
      <p>
        <Link href={selfServeArrangementPath(loan.id, 'confirmation')}>
          Your whole plan, with your budget
        </Link>
        , to print or to show to a debt adviser.
      </p>
      <h3>If something changes</h3>
      <p>
        Talk to us before a payment is due, even if you only want to change its amount or day. If one doesn’t
        reach us, the plan ends and interest is added again.
      </p>
      <TalkToUs reference={loan.reference} />
      <DebtAdvice />
      <h3>Your credit file</h3>
      <p>{ARRANGEMENT_CREDIT_FILE.join(' ')}</p>
    </Card>
  );
}

function Payments({ plan: { payments, dayHeading } }: { plan: PresentedPlan }) {
  return (
    <>
      <h3 id="plan-payments">Your payments</h3>
      <Table
        compact
        caption="Your payments"
        captionHidden
        columns={[
          { key: 'day', heading: dayHeading, rowHeading: true },
          { key: 'status', heading: 'Status' },
          { key: 'amount', heading: 'Amount', numeric: true },
        ]}
        rows={payments}
      />
    </>
  );
}
