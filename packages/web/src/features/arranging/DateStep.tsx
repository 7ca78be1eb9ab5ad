import type { PromisesPaidBy } from '@fairlead/core/loan/events';
import { Details } from '@fairlead/ui/details/Details';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Link } from '@fairlead/ui/link/Link';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import type { SubmitEvent } from 'react';
import { bankAccountPath } from '../../loan-paths.ts';
import { dayGroups } from '../../parts/days/day-groups.ts';
import { DayGrid } from '../../parts/days/DayGrid.tsx';
import { selectEligibleDates } from '../../resources/arrangement/self-serve-slice.ts';
import { only } from '../../resources/problems.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { whyNotOtherDays } from './present-arrangement.ts';
import { StepPage } from './StepPage.tsx';
import type { StepProps } from './step-props.ts';
import { useFields } from './use-fields.ts';
import { useSave } from './use-save.ts';

const WAYS = [
  {
    value: 'direct-debit',
    label: 'By Direct Debit',
    hint: 'We collect each payment on its day, so you don’t have to remember it.',
  },
  {
    value: 'borrower',
    label: 'By myself',
    hint: 'By card or from your bank, on or before each payment day.',
  },
] as const;

const wayIn = (text: string): PromisesPaidBy | null =>
  text === 'direct-debit' || text === 'borrower' ? text : null;

/** When the first payment is due, and who pays it. */
export function DateStep(props: StepProps) {
  const { loanId, arrangement, info } = props;
  const { paymentDate, paidBy } = arrangement.formData;
  const dates = useAppSelector((state) => selectEligibleDates(state, loanId));
  const { save, isSaving, failure } = useSave(props, 'date');
  const startingWay = info.hasDirectDebit ? (paidBy ?? '') : 'borrower';
  const { fields, change, forget, problems, attempts, isReady } = useFields(
    'arrangement-date',
    { loanId, day: paymentDate ?? '', paidBy: startingWay },
    ({ day, paidBy: way }) =>
      only({
        day: dates.some((each) => each === day) ? undefined : 'Select the day of your first payment',
        paidBy: wayIn(way) === null ? 'Select how you want to pay' : undefined,
      }),
  );
  const chosen = dates.find((each) => each === fields.day) ?? null;
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving || !isReady()) return;
    const way = info.hasDirectDebit ? wayIn(fields.paidBy) : 'borrower';
    if (await save({ paymentDate: chosen, paidBy: way })) forget();
  };
  const reasons = whyNotOtherDays(info);
  return (
    <StepPage
      step="date"
      title="When you’ll pay"
      {...{ loanId, arrangement, problems, attempts, failure, isSaving }}
      onSubmit={(event) => void submit(event)}
    >
      <DayGrid
        legend="When should the first payment be due? Later ones follow on the same day of each month."
        groups={dayGroups(dates)}
        chosen={chosen}
        onChoose={(day) => change({ day })}
        error={problems.day}
      />
      {reasons.length > 0 && (
        <Details summary="Why can’t I choose another day?">
          <ul className="list">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Details>
      )}
      {info.hasDirectDebit ? (
        <RadioGroup
          name="paidBy"
          legend="How do you want to pay?"
          options={WAYS}
          value={fields.paidBy}
          error={problems.paidBy}
          onChange={(way) => change({ paidBy: way })}
        />
      ) : (
        <InsetText>
          Your Direct Debit isn’t set up, so you pay each payment by card or from your bank. To have them
          collected, <Link href={bankAccountPath(loanId)}>set up your Direct Debit</Link> first.
        </InsetText>
      )}
    </StepPage>
  );
}
