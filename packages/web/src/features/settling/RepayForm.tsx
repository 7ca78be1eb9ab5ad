import { loanPath } from '@fairlead/contract/web/account-paths';
import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Figure } from '@fairlead/ui/figure/Figure';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import type { Loan } from '../../resources/loan.ts';
import { listProblems } from '../../resources/problems.ts';
import type { SettlementPreview } from '../../resources/repaying/repayment.ts';
import { DayChoice, NoDirectDebit } from './DayChoice.tsx';
import { HowItIsWorkedOut } from './HowItIsWorkedOut.tsx';
import { PayNow } from './PayNow.tsx';
import { daysToPay, eachDayAdds } from './present-settlement.ts';
import { useSettlement } from './use-settlement.ts';

const TITLE = 'Pay back your loan';

type RepayFormProps = {
  loan: Loan;
  withdrawal: NonNullable<Loan['withdrawal']>;
  preview: SettlementPreview;
  /** Whether a card can be used on our pages. */
  takesCards: boolean;
};

/** After the notice of withdrawal: the credit is paid back at once, or on a day. */
export function RepayForm({ loan, withdrawal, preview, takesCards }: RepayFormProps) {
  const days = daysToPay(preview);
  const settlement = useSettlement(loan.id, days, 'cancellation');
  const { problems, attempts, failure, submit } = settlement;
  return (
    <FormPage
      title={TITLE}
      before={<BackLink href={loanPath(loan.id)}>Your loan</BackLink>}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={submit}
    >
      <header className="stack gap-3">
        <h1>{TITLE}</h1>
        <p className="lead">
          You withdrew on {longDay(withdrawal.noticedOn)}. We won’t take any more monthly payments.
        </p>
        <Figure label="To pay back today" value={formatPounds(preview.amount)} />
        <p>
          Pay it back by {fullDay(withdrawal.repayBy)}. {eachDayAdds(preview)}
        </p>
        <p>
          You can <PayNow loanId={loan.id} amount={preview.amount} takesCards={takesCards} />. Your agreement
          then ends today.
        </p>
      </header>
      <HowItIsWorkedOut working={preview.context.working} />
      {preview.context.directDebitFrom === null || days.length === 0 ? (
        <NoDirectDebit />
      ) : (
        <DayChoice
          days={days}
          wordsFor={({ amount, date }) => [
            `We’ll collect ${formatWholePounds(amount)} on ${fullDay(date)}, and your agreement ends.`,
          ]}
          label="Pay back my loan"
          settlement={settlement}
        />
      )}
    </FormPage>
  );
}
