import { loanPath } from '@fairlead/contract/web/account-paths';
import { fullDay } from '@fairlead/core/calendar/display';
import { formatPounds } from '@fairlead/core/money/pounds';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Details } from '@fairlead/ui/details/Details';
import { Figure } from '@fairlead/ui/figure/Figure';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { Table } from '@fairlead/ui/table/Table';
import { dayGroups } from '../../parts/days/day-groups.ts';
import { DayGrid } from '../../parts/days/DayGrid.tsx';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { makePaymentPath } from '../../paths.ts';
import type { Loan } from '../../resources/loan.ts';
import { listProblems } from '../../resources/problems.ts';
import type { SettlementPreview } from '../../resources/repayment.ts';
import {
  amountOn,
  daysToPay,
  eachDayCosts,
  onThatDay,
  REASONS,
  whyNotTheBalance,
  type SettlementDay,
} from './present-settlement.ts';
import { useSettlement } from './use-settlement.ts';

const TITLE = 'Pay off your loan';

type SettleFormProps = { loan: Loan; preview: SettlementPreview };

/** What it costs to pay off the loan today and on any of the next days, and the choice of a day. */
export function SettleForm({ loan, preview }: SettleFormProps) {
  const days = daysToPay(preview);
  const settlement = useSettlement(loan.id, days);
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
        <Figure
          label="To pay off your loan today"
          value={formatPounds(preview.amount)}
          note={`You save ${formatPounds(preview.saved)} of the ${formatPounds(preview.leftToPay)} left to pay`}
        />
        <p>{eachDayCosts(preview)}</p>
        <p>
          You can also <Link href={makePaymentPath(loan.id)}>pay part of it</Link>.
        </p>
      </header>
      <HowItIsWorkedOut preview={preview} />
      {preview.context.directDebitFrom === null ? (
        <InsetText>
          <p>
            Your Direct Debit isn’t set up at the moment, so we can’t collect the payment.{' '}
            <Link href="/contact">Talk to us</Link> to pay another way.
          </p>
        </InsetText>
      ) : (
        <DayChoice loan={loan} days={days} settlement={settlement} />
      )}
    </FormPage>
  );
}

type DayChoiceProps = {
  loan: Loan;
  days: readonly SettlementDay[];
  settlement: ReturnType<typeof useSettlement>;
};

/** On which day it is collected, with what that day costs, and why it is paid off. */
function DayChoice({ loan, days, settlement }: DayChoiceProps) {
  const { chosen, fields, change, problems, isLoading } = settlement;
  const words = chosen ? onThatDay(chosen, loan) : [];
  const dates = days.map(({ date }) => date);
  return (
    <>
      <DayGrid
        legend="When should we collect it?"
        groups={dayGroups(dates, (date) => amountOn(days, date))}
        chosen={chosen?.date ?? null}
        onChoose={(day) => change({ day })}
        error={problems.day}
      />
      {words.length > 0 && (
        <InsetText>
          <div className="stack gap-2">
            {words.map((line, position) => (
              <p key={line}>{position === 0 ? <strong>{line}</strong> : line}</p>
            ))}
          </div>
        </InsetText>
      )}
      <Spoken text={words.join(' ')} />
      <RadioGroup
        name="reason"
        legend="Why are you paying it off? (optional)"
        options={REASONS}
        value={fields.reason}
        onChange={(reason) => change({ reason })}
      />
      <Button type="submit" busy={isLoading}>
        {chosen ? `Pay ${formatPounds(chosen.amount)} on ${fullDay(chosen.date)}` : 'Pay off my loan'}
      </Button>
    </>
  );
}

/** The calculation line by line, and why the figure is not the balance. */
function HowItIsWorkedOut({ preview }: { preview: SettlementPreview }) {
  const { rule, source, inputs, steps, result } = preview.context.working;
  return (
    <Details summary="How is this worked out?">
      <p>{whyNotTheBalance(preview)}</p>
      <p>
        {rule} <span className="muted">({source})</span>
      </p>
      <Table
        compact
        caption="How the settlement figure is worked out"
        captionHidden
        columns={[
          { key: 'label', heading: 'Line', rowHeading: true },
          { key: 'value', heading: 'Figure', numeric: true },
        ]}
        rows={[
          ...[...inputs, ...steps].map(({ label, value }) => ({ id: label, label, value })),
          { id: 'result', label: <strong>Settlement figure</strong>, value: <strong>{result}</strong> },
        ]}
      />
    </Details>
  );
}
