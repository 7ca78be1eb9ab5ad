import { daysBetween } from '@fairlead/core/calendar/day';
import { showsDirectDebitAlert } from '@fairlead/core/loan/states';
import { Button } from '@fairlead/ui/button/Button';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { useReset } from '../../parts/page/use-reset.ts';
import { useSetUpDirectDebitMutation } from '../../resources/repaying/direct-debit.ts';
import { mandateSetupReset, selectMandateSetup } from '../../resources/repaying/loan-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import type { Loan } from '../../resources/loan.ts';

/** A new instruction takes some working days at the banks. */
const SETTING_UP_DAYS = 14;

/** Only of a loan whose Direct Debit is not active, and not on its way since the signature. */
export function SetUpAgain({ loan }: { loan: Loan }) {
  const [setUp] = useSetUpDirectDebitMutation();
  useReset(mandateSetupReset);
  const { isFetching, success, error } = useAppSelector(selectMandateSetup);
  const { id, state, isMandateActive, disbursalDate, signedOn, asOf } = loan;
  const isMissing = showsDirectDebitAlert({ state, isMandateActive, disbursedOn: disbursalDate });
  if (success) {
    return (
      <NotificationBanner live kind="success" title="We’re setting up your Direct Debit again">
        <p>It takes the banks a few working days. We’ve emailed you to confirm it.</p>
      </NotificationBanner>
    );
  }
  if (!isMissing || daysBetween(signedOn, asOf) <= SETTING_UP_DAYS) return null;
  return (
    <>
      {error !== null && <ActionFailed error={error} />}
      <p>Your Direct Debit isn’t active, so we can’t collect your payments.</p>
      <p>
        <Button variant="secondary" busy={isFetching} onClick={() => void setUp({ params: { id } })}>
          Set it up again on this account
        </Button>
      </p>
    </>
  );
}
