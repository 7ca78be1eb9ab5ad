import { formatWholePounds } from '@fairlead/core/money/pounds';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { useDraftChange } from '../../../../parts/application/use-draft-change.ts';
import { KNOWN_STATUSES, useListEmploymentStatusesQuery } from '../../../../resources/employment-status.ts';
import type { StepProps } from '../../step.ts';
import { StepPage } from '../../StepPage.tsx';
import { monthlyIncome } from './body.ts';
import { hasOccupation } from './check.ts';
import type { WorkFields } from './fields.ts';
import { FREQUENCIES } from './words.ts';

export function WorkStep({ form }: StepProps<WorkFields>) {
  const change = useDraftChange<WorkFields>();
  const { data: statuses = KNOWN_STATUSES } = useListEmploymentStatusesQuery({});
  const { draft, problems } = form;
  return (
    <StepPage form={form} title="Your work and income">
      <RadioGroup
        name="employmentStatus"
        legend="Employment status"
        options={statuses.map(({ name }) => ({ value: name, label: name }))}
        value={draft.employmentStatus?.name}
        onChange={(name) => change('employmentStatus')({ name })}
        error={problems.employmentStatus}
      />
      {hasOccupation(draft) && (
        <TextField
          name="occupation"
          label="Occupation"
          autoComplete="organization-title"
          value={draft.occupation}
          onChange={change('occupation')}
          error={problems.occupation}
        />
      )}
      <MoneyField
        name="income"
        pence
        label="Your income after tax, in pounds"
        hint="Everything you receive regularly: pay, pension, benefits"
        value={draft.income}
        onChange={change('income')}
        error={problems.income}
      />
      <RadioGroup
        name="incomeFrequency"
        legend="How often do you receive it?"
        inline
        options={FREQUENCIES}
        value={draft.incomeFrequency}
        onChange={change('incomeFrequency')}
      />
      <MonthlyIncome {...draft} />
    </StepPage>
  );
}

/** By the rule that the decision uses, so that the borrower sees the figure it is made on. */
function MonthlyIncome({ income, incomeFrequency }: Pick<WorkFields, 'income' | 'incomeFrequency'>) {
  const monthly = monthlyIncome(income, incomeFrequency);
  const amount = monthly === null ? null : formatWholePounds(monthly);
  return (
    <>
      {amount !== null && (
        <InsetText>
          That is about <strong>{amount}</strong> a month.
        </InsetText>
      )}
      <Spoken text={amount === null ? '' : `That is about ${amount} a month.`} />
    </>
  );
}
