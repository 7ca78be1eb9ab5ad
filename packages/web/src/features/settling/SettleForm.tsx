import { loanPath } from '@fairlead/contract/web/account-paths';
import type { Day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Figure } from '@fairlead/ui/figure/Figure';
import { Link } from '@fairlead/ui/link/Link';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { settlementStatementPath } from '../../loan-paths.ts';
import { makePaymentPath } from '../../loan-paths.ts';
import type { Loan } from '../../resources/loan.ts';
import { listProblems } from '../../resources/problems.ts';
import type { SettlementPreview } from '../../resources/repaying/repayment.ts';
import { DayChoice, NoDirectDebit } from './DayChoice.tsx';
import { HowItIsWorkedOut } from './HowItIsWorkedOut.tsx';
import { PayNow } from './PayNow.tsx';
import { daysToPay, eachDayCosts, onThatDay, REASONS, whyNotTheBalance } from './present-settlement.ts';
import { useSettlement } from './use-settlement.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const SETTLE_HEAD: Head = {
  title: 'Pay off your loan',
  lead: 'You can pay off your loan at any time, without a fee. You won’t pay interest for the time that’s left.',
};

type SettleFormProps = {
  loan: Loan;
  preview: SettlementPreview;
  /** The last day of a figure that was asked for before. */
  until: Day | undefined;
  /** Whether a card can be used on our pages. */
  takesCards: boolean;
};

/** What it costs to pay off the loan today and on any of the next days, and the choice of a day. */
export function SettleForm({ loan, preview, until = preview.expiresOn, takesCards }: SettleFormProps) {
  const days = daysToPay(preview).filter(({ date }) => date <= until);
  const settlement = useSettlement(loan.id, days, 'settlement');
  const { problems, attempts, failure, submit } = settlement;
  const statementOn = settlement.chosen?.date ?? preview.asOf;
  return (
    <FormPage
      title={SETTLE_HEAD.title}
      before={<BackLink href={loanPath(loan.id)}>Your loan</BackLink>}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={submit}
    >
      <PageHead {...SETTLE_HEAD}>
        <Figure
          label="To pay off your loan today"
          value={formatPounds(preview.amount)}
          note={`You save ${formatWholePounds(preview.saved)} of the ${formatWholePounds(preview.leftToPay)} left to pay`}
        />
        <p>{eachDayCosts(preview, until)}</p>
        <p>
          You can also <PayNow loanId={loan.id} amount={preview.amount} takesCards={takesCards} />, or{' '}
          <Link href={makePaymentPath(loan.id)}>pay part of it</Link>.
        </p>
      </PageHead>
      <HowItIsWorkedOut working={preview.context.working} intro={whyNotTheBalance(preview)} />
      <p>
        <a href={settlementStatementPath(loan.id, statementOn)} target="_blank" rel="noreferrer">
          Settlement statement for {longDay(statementOn)} (PDF)
          <span className="visually-hidden">, opens in a new tab</span>
        </a>
      </p>
      {preview.context.directDebitFrom === null ? (
        <NoDirectDebit />
      ) : (
        <DayChoice
          days={days}
          wordsFor={(chosen) => onThatDay(chosen, loan)}
          label="Pay off my loan"
          settlement={settlement}
        >
          <RadioGroup
            name="reason"
            legend="Why are you paying it off? (optional)"
            options={REASONS}
            value={settlement.fields.reason}
            onChange={(reason) => settlement.change({ reason })}
          />
        </DayChoice>
      )}
    </FormPage>
  );
}
