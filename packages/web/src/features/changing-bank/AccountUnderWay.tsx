import { loanPath } from '@fairlead/contract/web/account-paths';
import { addDays } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { endingOf } from '../../parts/page/ending-of.ts';
import { Page } from '../../parts/page/Page.tsx';
import {
  useStopBankDetailsUpdateMutation,
  type BankDetailsUpdate,
} from '../../resources/repaying/direct-debit.ts';
import type { Loan } from '../../resources/loan.ts';

const TITLE = 'Your new bank account';

/** A change that is under way: from when it counts, which payment is still from the old one, and how to stop it. */
export function AccountUnderWay({ loan, update }: { loan: Loan; update: BankDetailsUpdate }) {
  const [stop, { isLoading, error }] = useStopBankDetailsUpdateMutation();
  const { usedFrom, stillFromOldOn, isLodged, lodgedOn } = update;
  return (
    <Page title={TITLE}>
      <BackLink href={loanPath(loan.id)}>Your loan</BackLink>
      <h1>{TITLE}</h1>
      {error !== undefined && <ActionFailed error={error} />}
      <p className="lead">We’ll collect your payments from this account from {longDay(usedFrom)}.</p>
      <SummaryList
        rows={[
          { key: 'Name', value: update.accountName },
          { key: 'Account', value: `Ending ${endingOf(update.maskedAccountNumber)}` },
        ]}
      />
      {stillFromOldOn !== null && (
        <p>
          Your payment on {longDay(stillFromOldOn)} is still collected from the account you have now. Make
          sure the money is in it.
        </p>
      )}
      {isLodged ? (
        <p>The new Direct Debit has gone to your bank, so this can’t be stopped any more.</p>
      ) : (
        <>
          <p>You can stop this until the end of {longDay(addDays(lodgedOn, -1))}.</p>
          <p>
            <Button
              variant="secondary"
              busy={isLoading}
              onClick={() => void stop({ params: { id: loan.id } })}
            >
              Keep the account I have now
            </Button>
          </p>
        </>
      )}
    </Page>
  );
}
