import { Link } from '@fairlead/ui/link/Link';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { loanPath } from '@fairlead/contract/web/account-paths';
import type { Loan } from '../../../resources/loan.ts';
import { presentTakenBack } from './present-taken-back.ts';

/** A card payment that the cardholder's bank took back: what it means, and what to do. */
export function TakenBack({ loan }: { loan: Loan }) {
  const taken = presentTakenBack(loan);
  if (!taken) return null;
  return (
    <NotificationBanner kind="warning" title={taken.title}>
      <p>{taken.text}</p>
      <p>
        If you didn’t ask for this, contact your bank, and then <Link href="/contact">talk to us</Link>. The
        payment is in your <Link href={loanPath(loan.id, 'transactions')}>transactions</Link>, with its
        receipt.
      </p>
    </NotificationBanner>
  );
}
