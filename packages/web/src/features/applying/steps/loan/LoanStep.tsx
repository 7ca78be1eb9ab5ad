import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { RangeField } from '@fairlead/ui/range-field/RangeField';
import { SelectField } from '@fairlead/ui/select-field/SelectField';
import { Stack } from '@fairlead/ui/stack/Stack';
import { useDraftField } from '../../../../parts/application/use-draft-field.ts';
import type { StepProps } from '../../step.ts';
import { StepPage } from '../../StepPage.tsx';
import { shownAmount, sliderPounds, wholePounds } from './amount.ts';
import type { LoanFields } from './fields.ts';
import { REASONS, termOptions } from './words.ts';

export function LoanStep({ form }: StepProps<LoanFields>) {
  const field = useDraftField(form);
  const { draft, limits } = form;
  const { min, max } = limits.amount;
  const pounds = sliderPounds(draft.amount, limits.amount);
  return (
    <StepPage form={form} title="How much do you want to borrow?">
      <Stack gap={4}>
        <MoneyField
          {...field('amount')}
          label="Amount, in pounds"
          hint={`Any whole amount from ${wholePounds(min)} to ${wholePounds(max)}`}
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
          onChange={(moved) => field('amount').onChange(shownAmount(moved))}
        />
      </Stack>
      <SelectField
        {...field('term')}
        label="Pay it back over"
        options={termOptions(limits.term)}
        width={20}
      />
      <RadioGroup {...field('reason')} legend="What is the loan for?" options={REASONS} />
      <InsetText>
        The form takes about 3 minutes. You’ll see your own price before you decide anything, and getting it
        won’t affect your credit score.
      </InsetText>
    </StepPage>
  );
}
