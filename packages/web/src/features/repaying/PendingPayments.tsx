import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { isIn } from '@fairlead/core/loan/states';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { cancelInWords } from '../../parts/repayment/cancel-words.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import type { Loan, PendingRepayment } from '../../resources/loan.ts';
import { useCancelRepaymentMutation } from '../../resources/repaying/repayment.ts';

const PURPOSES: Readonly<Record<PendingRepayment['purpose'], string>> = {
  instalment: 'Monthly payment',
  arrangement: 'Payment plan',
  late: 'Pays what’s overdue',
  early: 'Extra payment',
  settlement: 'Pays off your loan',
  withdrawal: 'Pays back your loan',
};

/** Those that no one asked for. */
const SCHEDULED: readonly PendingRepayment['purpose'][] = ['instalment', 'arrangement'];

/** After a termination nothing is overdue: all of it is due. */
function purposeOf({ purpose }: PendingRepayment, { state }: Loan): string {
  return purpose === 'late' && isIn('terminated', state) ? 'Pays what you owe' : PURPOSES[purpose];
}

/** Payments that have not arrived, each with its state and until when it can be cancelled. */
export function PendingPayments({ loan, payments }: { loan: Loan; payments: readonly PendingRepayment[] }) {
  return (
    <section className="stack gap-3" aria-labelledby="pending-heading">
      <h2 id="pending-heading">Payments under way</h2>
      <ul className="manage-loan">
        {payments.map((payment) => (
          <Pending key={payment.id} loan={loan} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function Pending({ loan, payment }: { loan: Loan; payment: PendingRepayment }) {
  const [cancel, { isLoading, error }] = useCancelRepaymentMutation();
  const { id, amount, collectOn, purpose, requestedOn, cancelBefore } = payment;
  const name = `${formatWholePounds(amount)} on ${fullDay(collectOn)}`;
  return (
    <li>
      <strong>{name}</strong>
      <span className="muted">
        {purposeOf(payment, loan)}.{' '}
        {!SCHEDULED.includes(purpose) && `You asked for it on ${longDay(requestedOn)}. `}
        {cancelBefore === null ? 'We’ve asked your bank for it.' : cancelInWords(cancelBefore)}
      </span>
      {error !== undefined && <ActionFailed error={error} />}
      {cancelBefore !== null && (
        <span>
          <Button
            variant="secondary"
            busy={isLoading}
            onClick={() => void cancel({ params: { id: loan.id }, body: { paymentId: id } })}
          >
            Cancel<span className="visually-hidden"> the payment of {name}</span>
          </Button>
        </span>
      )}
    </li>
  );
}
