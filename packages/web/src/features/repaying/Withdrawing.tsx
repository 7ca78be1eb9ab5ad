import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { Card } from '@fairlead/ui/card/Card';
import { Figure } from '@fairlead/ui/figure/Figure';
import { withdrawPath } from '../../loan-paths.ts';
import type { Loan } from '../../resources/loan.ts';
import { PendingPayments } from './PendingPayments.tsx';

/** The borrower withdrew, and has not paid the money back yet. */
export function Withdrawing({ loan }: { loan: Loan }) {
  const { withdrawal, pendingRepayments = [] } = loan;
  if (!withdrawal) return null;
  const isBeingRepaid = pendingRepayments.some(({ purpose }) => purpose === 'withdrawal');
  return (
    <>
      <Card as="section" raised aria-labelledby="state-heading">
        <h2 id="state-heading">You’ve withdrawn from this loan</h2>
        <Figure label="To pay back today" value={formatPounds(withdrawal.toRepay)} />
        <p>
          You withdrew on {longDay(withdrawal.noticedOn)}. We won’t take any more monthly payments. Pay the
          money back by {fullDay(withdrawal.repayBy)}. Interest is added each day until you pay.
        </p>
        {!isBeingRepaid && (
          <p>
            <Button href={withdrawPath(loan.id)}>Pay back your loan</Button>
          </p>
        )}
      </Card>
      {pendingRepayments.length > 0 && <PendingPayments loan={loan} payments={pendingRepayments} />}
    </>
  );
}
