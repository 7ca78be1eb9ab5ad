import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { MoneyField } from '@fairlead/ui/money-field/MoneyField';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { RangeField } from '@fairlead/ui/range-field/RangeField';
import { SelectField } from '@fairlead/ui/select-field/SelectField';
import { Stack } from '@fairlead/ui/stack/Stack';
import { wholePounds } from '../check-draft.ts';
import type { LoanReason } from '../draft.ts';
import { REASONS, termOptions } from '../labels.ts';
import { StepPage } from '../StepPage.tsx';
import { shownAmount, sliderPounds } from '../present-amount.ts';
import { useDraftChange } from '../use-draft-change.ts';
import { useStepForm } from '../use-step-form.ts';

export function LoanStep() {
  const form = useStepForm('loan');
  const change = useDraftChange();
  const { draft, problems, limits } = form;
  const { min, max } = limits.amount;
  const pounds = sliderPounds(draft.amount, limits.amount);
  return (
    <StepPage step="loan" form={form} title="How much do you want to borrow?">
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
        // The options are the reasons.
        onChange={(value) => change('reason')(value as LoanReason)}
        error={problems.reason}
      />
      <InsetText>
        Answering takes about 3 minutes. You will see your own price before you decide anything, and getting
        it won’t affect your credit score.
      </InsetText>
    </StepPage>
  );
}
