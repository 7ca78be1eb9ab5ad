import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { RangeField } from '@fairlead/ui/range-field/RangeField';
import { SelectField } from '@fairlead/ui/select-field/SelectField';
import { Stack } from '@fairlead/ui/stack/Stack';
import { useDraftChange } from '../../../../parts/application/use-draft-change.ts';
import type { StepProps } from '../../step.ts';
import { StepPage } from '../../StepPage.tsx';
import { shownAmount, sliderPounds, wholePounds } from './amount.ts';
import type { LoanFields } from './fields.ts';
import { REASONS, termOptions } from './words.ts';

export function LoanStep({ form }: StepProps<LoanFields>) {
  const change = useDraftChange<LoanFields>();
  const { draft, problems, limits } = form;
  const { min, max } = limits.amount;
  const pounds = sliderPounds(draft.amount, limits.amount);
  return (
    <StepPage form={form} title="How much do you want to borrow?">
      <Stack gap={4}>
        <MoneyField
          name="amount"
          label="Amount, in pounds"
          hint={`Any whole amount from ${wholePounds(min)} to ${wholePounds(max)}`}
          value={draft.amount}
          onChange={change('amount')}
          error={problems.amount}
        />
        <RangeField
          id="amount-range"
          label="Amount, as a slider"
          min={min}
          max={max}
          step={100}
          value={pounds}
          valueText={wholePounds(pounds)}
          ends={[wholePounds(min), wholePounds(max)]}
          onChange={(moved) => change('amount')(shownAmount(moved))}
        />
      </Stack>
      <SelectField
        name="term"
        label="Pay it back over"
        options={termOptions(limits.term)}
        value={draft.term}
        onChange={change('term')}
        error={problems.term}
        width={20}
      />
      <RadioGroup
        name="reason"
        legend="What is the loan for?"
        options={REASONS}
        value={draft.reason}
        onChange={change('reason')}
        error={problems.reason}
      />
      <InsetText>
        The form takes about 3 minutes. You will see your own price before you decide anything, and getting it
        won’t affect your credit score.
      </InsetText>
    </StepPage>
  );
}
