import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { IncomeFrequency } from '@fairlead/core/income/net-monthly-income';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { EMPLOYMENT_STATUSES, useListEmploymentStatusesQuery } from '../../../resources/employment-status.ts';
import { monthlyIncome } from '../application-body.ts';
import { hasOccupation } from '../check-draft.ts';
import type { Draft } from '../draft.ts';
import { FREQUENCIES } from '../labels.ts';
import { StepPage } from '../StepPage.tsx';
import { useDraftChange } from '../use-draft-change.ts';
import { useStepForm } from '../use-step-form.ts';

export function WorkStep() {
  const form = useStepForm('work');
  const change = useDraftChange();
  const { data: statuses = EMPLOYMENT_STATUSES } = useListEmploymentStatusesQuery({});
  const { draft, problems } = form;
  return (
    <StepPage step="work" form={form} title="What do you live on?">
      <RadioGroup
        name="employmentStatus"
        legend="Employment status"
        options={statuses.map(({ name }) => ({ value: name, label: name }))}
        value={draft.employmentStatus?.name}
        onChange={(chosen) => {
          const name = statuses.find((status) => status.name === chosen)?.name;
          if (name) change('employmentStatus')({ name });
        }}
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
        hint="Everything that reaches you regularly: pay, pension, benefits"
        value={draft.income}
        onChange={change('income')}
        error={problems.income}
      />
      <RadioGroup
        name="incomeFrequency"
        legend="How often is that?"
        inline
        options={FREQUENCIES}
        value={draft.incomeFrequency}
        // The options are the frequencies.
        onChange={(value) => change('incomeFrequency')(value as IncomeFrequency)}
      />
      <MonthlyIncome {...draft} />
    </StepPage>
  );
}

/** By the rule that the decision uses, so that the borrower sees the figure it is made on. */
function MonthlyIncome({ income, incomeFrequency }: Pick<Draft, 'income' | 'incomeFrequency'>) {
  const monthly = monthlyIncome(income, incomeFrequency);
  return (
    <output htmlFor="income" aria-live="polite">
      {monthly !== null && (
        <InsetText>
          That is about <strong>{formatWholePounds(monthly)}</strong> a month.
        </InsetText>
      )}
    </output>
  );
}
