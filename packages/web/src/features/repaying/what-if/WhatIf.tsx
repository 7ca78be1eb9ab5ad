import { day, type Day } from '@fairlead/core/calendar/day';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { RangeField } from '@fairlead/ui/range-field/RangeField';
import { SelectField } from '@fairlead/ui/select-field/SelectField';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { fullDay } from '@fairlead/core/calendar/display';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { useEffect, useState } from 'react';
import { makePaymentPath, paymentDatePath, settlementQuotePath } from '../../../loan-paths.ts';
import { typedPounds } from '../../../parts/application/typed-pounds.ts';
import { useTyped } from '../../../parts/form/use-typed.ts';
import { ActionFailed } from '../../../parts/page/ActionFailed.tsx';
import { amountProblem } from '../../../parts/repayment/check-amount.ts';
import type { Loan } from '../../../resources/loan.ts';
import { usePaymentDatesQuery } from '../../../resources/repaying/payment-schedule.ts';
import {
  useRepaymentOptionsQuery,
  type ChangePreview,
  type RepaymentOptions,
} from '../../../resources/repaying/repayment.ts';
import { isApiError } from '../../../state/api-error.ts';
import type { ChangeKind } from './changes.ts';
import { Outcome } from './Outcome.tsx';
import { dayOptions, daysToSettle, firstAmount, sliderOf } from './present-what-if.ts';
import { useDay, usePayment, useWhatIf, type Considered } from './use-what-if.ts';

export type Course = ChangePreview['after'];

type WhatIfProps = {
  loan: Loan;
  kind: ChangeKind;
  /** How the loan continues with the change, for the chart; null while there is none. */
  onCourse: (course: Course | null) => void;
};

/** One change that a borrower considers: how much or when, and what it leads to. */
export function WhatIf({ loan, kind, onCourse }: WhatIfProps) {
  const options = useRepaymentOptionsQuery({ params: { id: loan.id } });
  if (options.error !== undefined && !options.data) return <ActionFailed error={options.error} />;
  if (!options.data) return <Skeleton label="Finding what you can change" lines={3} />;
  if (kind === 'move-payment-date') return <Moving {...{ loan, onCourse }} />;
  const { early, card, directDebit } = options.data;
  const { range, reason } = directDebit === null && card !== null ? card.early : early;
  if (range === null) return <NotNow reason={reason} />;
  return kind === 'settle' ? (
    <Settling {...{ loan, directDebit, onCourse }} />
  ) : (
    <Paying key={kind} {...{ loan, kind, range, directDebit, onCourse }} />
  );
}

function NotNow({ reason }: { reason: string | null }) {
  return (
    <InsetText>
      <p>{reason}</p>
    </InsetText>
  );
}

/** Gives the chart the newest line, and takes it away with the control. */
function useCourse({ preview }: Considered, onCourse: WhatIfProps['onCourse']): void {
  const after = preview?.after ?? null;
  useEffect(() => onCourse(after), [after, onCourse]);
  useEffect(() => () => onCourse(null), [onCourse]);
}

type PayingProps = Pick<WhatIfProps, 'loan' | 'onCourse'> & {
  kind: 'pay-once' | 'pay-monthly';
  range: { readonly least: Pence; readonly most: Pence };
  directDebit: RepaymentOptions['directDebit'];
};

const KEEPS = [
  { value: 'instalment', label: 'Finish sooner' },
  { value: 'term', label: 'Pay less each month' },
] as const;

function Paying({ loan, kind, range, directDebit, onCourse }: PayingProps) {
  const [typed, setTyped] = useState(() => firstAmount(kind, range.most));
  const [keeps, setKeeps] = useState<'instalment' | 'term'>('instalment');
  const problem = amountProblem(typed, range);
  const amount = problem === undefined ? typedPounds(typed) : null;
  const method = directDebit === null ? 'CARD' : 'DIRECT_DEBIT';
  const considered = useWhatIf(loan.id, usePayment(kind, amount, { method, keeps }));
  useCourse(considered, onCourse);
  const { change } = useTyped('payment', PAYMENT);
  const slider = sliderOf(kind, range);
  return (
    <div className="stack gap-4">
      <MoneyField
        pence
        name="what-if-amount"
        label={kind === 'pay-once' ? 'Extra, in pounds' : 'Extra every month, in pounds'}
        value={typed}
        error={problem}
        onChange={setTyped}
      />
      {slider && (
        <RangeField
          id="what-if-amount-range"
          label="The amount, as a slider"
          {...slider}
          value={Math.min(slider.max, Math.max(slider.min, Math.round((amount ?? 0) / 100)))}
          valueText={amount === null ? undefined : formatWholePounds(amount)}
          ends={[formatWholePounds(pence(slider.min * 100)), formatWholePounds(pence(slider.max * 100))]}
          onChange={(pounds) => setTyped(String(pounds))}
        />
      )}
      {kind === 'pay-once' && considered.preview?.settles !== true && (
        <RadioGroup
          inline
          name="what-if-keeps"
          legend="What should change?"
          options={KEEPS}
          value={keeps}
          onChange={setKeeps}
        />
      )}
      <Outcome
        {...{ kind, considered }}
        href={makePaymentPath(loan.id)}
        onNext={(preview) =>
          change({
            amount: (preview.amount / 100).toFixed(2),
            keeps,
            choice: '',
            method: '',
            loanId: loan.id,
          })
        }
      />
    </div>
  );
}

/** As the pages store it on which the change is made. */
const PAYMENT = { choice: '', amount: '', keeps: '', method: '', loanId: '' };
const SETTLEMENT = { day: '', reason: '', loanId: '' };
const PAYMENT_DATE = { date: '', loanId: '' };

type SettlingProps = Pick<PayingProps, 'loan' | 'directDebit' | 'onCourse'>;

function Settling({ loan, directDebit, onCourse }: SettlingProps) {
  const days = daysToSettle(loan.asOf, directDebit);
  // The first day of a Direct Debit, which can be taken to the next page.
  const [date, setDate] = useState(directDebit?.collectOn ?? loan.asOf);
  const considered = useWhatIf(loan.id, useDay('settle', date));
  useCourse(considered, onCourse);
  const { change } = useTyped('settlement', SETTLEMENT);
  return (
    <div className="stack gap-4">
      <DayField label="The day you pay it off" days={days} chosen={date} onChoose={setDate} />
      <Outcome
        {...{ kind: 'settle', considered }}
        href={settlementQuotePath(loan.id)}
        onNext={({ on }) => change({ day: on, loanId: loan.id })}
      />
    </div>
  );
}

function Moving({ loan, onCourse }: Pick<WhatIfProps, 'loan' | 'onCourse'>) {
  const dates = usePaymentDatesQuery({ params: { id: loan.id } }, { refetchOnMountOrArgChange: true });
  const { error } = dates;
  if (isApiError(error) && error.type === 'paymentDateNotChangeable')
    return <NotNow reason={error.message} />;
  if (error !== undefined) return <ActionFailed error={error} />;
  const [first] = dates.data ?? [];
  if (!dates.data || !first) return <Skeleton label="Finding the days you can choose" lines={3} />;
  return <MovingTo {...{ loan, dates: dates.data, first, onCourse }} />;
}

type MovingToProps = Pick<WhatIfProps, 'loan' | 'onCourse'> & { dates: readonly Day[]; first: Day };

function MovingTo({ loan, dates, first, onCourse }: MovingToProps) {
  const [date, setDate] = useState(first);
  const considered = useWhatIf(loan.id, useDay('move-payment-date', date));
  useCourse(considered, onCourse);
  const { change } = useTyped('payment-date', PAYMENT_DATE);
  return (
    <div className="stack gap-4">
      <DayField label="The day your next payment is due" days={dates} chosen={date} onChoose={setDate} />
      <Outcome
        {...{ kind: 'move-payment-date', considered }}
        href={paymentDatePath(loan.id)}
        onNext={() => change({ date, loanId: loan.id })}
      />
    </div>
  );
}

type DayFieldProps = {
  label: string;
  days: readonly Day[];
  chosen: Day;
  onChoose: (on: Day) => void;
};

/** A day of a list, by name or with a slider that goes from day to day. */
function DayField({ label, days, chosen, onChoose }: DayFieldProps) {
  return (
    <>
      <SelectField
        name="what-if-day"
        label={label}
        options={dayOptions(days)}
        value={chosen}
        onChange={(value) => onChoose(day(value))}
      />
      {days.length > 1 && (
        <RangeField
          id="what-if-day-range"
          label="The day, as a slider"
          min={0}
          max={days.length - 1}
          value={days.indexOf(chosen)}
          valueText={fullDay(chosen)}
          onChange={(place) => onChoose(days[place] ?? chosen)}
        />
      )}
    </>
  );
}
