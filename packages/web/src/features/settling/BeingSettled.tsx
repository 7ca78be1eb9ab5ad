import { loanPath } from '@fairlead/contract/web/account-paths';
import { fullDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Figure } from '@fairlead/ui/figure/Figure';
import { cancelInWords } from '../../parts/repayment/cancel-words.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import type { Loan } from '../../resources/loan.ts';
import { useCancelRepaymentMutation } from '../../resources/repaying/repayment.ts';

type BeingSettledProps = { loan: Loan; payment: NonNullable<Loan['pendingRepayments']>[number] };

/** The payment that pays off the loan is under way. */
export function BeingSettled({ loan, payment }: BeingSettledProps) {
  const [cancel, { isLoading, error }] = useCancelRepaymentMutation();
  const title =
    payment.purpose === 'settlement' ? 'You’re paying off your loan' : 'You’re paying back your loan';
  return (
    <Page title={title}>
      <BackLink href={loanPath(loan.id)}>Your loan</BackLink>
      <h1>{title}</h1>
      {error !== undefined && <ActionFailed error={error} />}
      <Figure
        label={`We’ll collect it on ${fullDay(payment.collectOn)}`}
        value={formatPounds(payment.amount)}
      />
      <p>
        Make sure the money is in your account on the day. If the payment doesn’t go through, nothing changes,
        and you can pay another way.
      </p>
      {payment.cancelBefore === null ? (
        <p>We’ve asked your bank for it, so it can’t be cancelled any more.</p>
      ) : (
        <>
          <p>{cancelInWords(payment.cancelBefore)}</p>
          <p>
            <Button
              variant="secondary"
              busy={isLoading}
              onClick={() => void cancel({ params: { id: loan.id }, body: { paymentId: payment.id } })}
            >
              Cancel this payment
            </Button>
          </p>
        </>
      )}
    </Page>
  );
}
