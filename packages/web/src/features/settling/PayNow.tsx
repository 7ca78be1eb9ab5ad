import type { Pence } from '@fairlead/core/money/pence';
import { Link } from '@fairlead/ui/link/Link';
import { bankPaymentPath, payByCardPath } from '../../loan-paths.ts';

type PayNowProps = { loanId: string; amount: Pence; takesCards: boolean };

/** The ways to pay today's figure at once, in place of a Direct Debit on a later day. */
export function PayNow({ loanId, amount, takesCards }: PayNowProps) {
  const byCard = payByCardPath({ id: loanId, purpose: 'settlement', amount });
  return (
    <>
      <Link href={bankPaymentPath(loanId, 'settlement')}>pay it now from your bank</Link>
      {takesCards && (
        <>
          {' '}
          or <Link href={byCard}>pay it now by card</Link>
        </>
      )}
    </>
  );
}
