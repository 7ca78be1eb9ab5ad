import { loanPath } from '@fairlead/contract/web/account-paths';
import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Figure } from '@fairlead/ui/figure/Figure';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { useReset } from '../../parts/page/use-reset.ts';
import type { Loan } from '../../resources/loan.ts';
import type { SettlementPreview } from '../../resources/repaying/repayment.ts';
import { selectSettlement, settlementReset } from '../../resources/repaying/settlement-slice.ts';
import { settleOrCancel } from '../../resources/repaying/settlement.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { HowItIsWorkedOut } from './HowItIsWorkedOut.tsx';
import { eachDayAdds } from './present-settlement.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const WITHDRAW_HEAD: Head = {
  title: 'Withdraw from your loan',
  lead: 'You can change your mind without giving a reason. You pay back what you borrowed, with interest for each day you had it. There is no fee.',
};

/** What withdrawing means and costs, before it is done: it cannot be undone. */
export function GiveNotice({ loan, preview }: { loan: Loan; preview: SettlementPreview }) {
  const dispatch = useAppDispatch();
  useReset(settlementReset);
  const { status, error } = useAppSelector(selectSettlement);
  const giveNotice = () => dispatch(settleOrCancel(loan.id, 'cancellation')).catch(() => undefined);
  const payBackBy = longDay(preview.expiresOn);
  return (
    <Page title={WITHDRAW_HEAD.title}>
      <BackLink href={loanPath(loan.id)}>Your loan</BackLink>
      <PageHead {...WITHDRAW_HEAD} />
      {error !== null && <ActionFailed error={error} />}
      <Figure label="To pay back if you pay today" value={formatPounds(preview.amount)} />
      <p>
        You can withdraw until the end of {longDay(loan.withdrawUntil)}. {eachDayAdds(preview)}
      </p>
      <ul className="list">
        <li>We’ll stop your monthly payments immediately.</li>
        <li>You have until {payBackBy} to pay the money back.</li>
        <li>Once you’ve paid it back, your agreement ends. You can’t undo this.</li>
      </ul>
      <HowItIsWorkedOut working={preview.context.working} />
      <div className="cluster gap-3">
        <Button busy={status === 'LOADING'} onClick={() => void giveNotice()}>
          Withdraw from my loan
        </Button>
        <Button variant="secondary" href={loanPath(loan.id)}>
          Keep my loan
        </Button>
      </div>
    </Page>
  );
}
