import { formatWholePounds } from '@fairlead/core/money/pounds';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { useDraftField } from '../../../../parts/application/use-draft-field.ts';
import { KNOWN_STATUSES, useListEmploymentStatusesQuery } from '../../../../resources/employment-status.ts';
import type { StepProps } from '../../step.ts';
import { SavedStepPage } from '../../saving/SavedStepPage.tsx';
import { monthlyIncome } from './body.ts';
import { hasOccupation } from './check.ts';
import type { WorkFields } from './fields.ts';
import { FREQUENCIES } from './words.ts';

export function WorkStep({ form }: StepProps<WorkFields>) {
  const field = useDraftField(form);
  const { data: statuses = KNOWN_STATUSES } = useListEmploymentStatusesQuery({});
  const { draft } = form;
  const employmentStatus = field('employmentStatus');
  return (
    <SavedStepPage form={form} title="Your work and income">
      <RadioGroup
        {...employmentStatus}
        legend="Employment status"
        options={statuses.map(({ name }) => ({ value: name, label: name }))}
        value={draft.employmentStatus?.name}
        onChange={(name) => employmentStatus.onChange({ name })}
      />
      {hasOccupation(draft) && (
        <TextField {...field('occupation')} label="Occupation" autoComplete="organization-title" />
      )}
      <MoneyField
        {...field('income')}
        pence
        label="Your income after tax, in pounds"
        hint="Everything you receive regularly: pay, pension, benefits"
      />
      <RadioGroup
        {...field('incomeFrequency')}
        legend="How often do you receive it?"
        inline
        options={FREQUENCIES}
      />
      <MonthlyIncome {...draft} />
    </SavedStepPage>
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
