import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import { SelectField } from '@fairlead/ui/select-field/SelectField';
import { AmountField } from '../../../../parts/application/AmountField.tsx';
import { termOptions } from '../../../../parts/application/term-words.ts';
import { useDraftField } from '../../../../parts/application/use-draft-field.ts';
import type { StepProps } from '../../step.ts';
import { StepPage } from '../../StepPage.tsx';
import type { LoanFields } from './fields.ts';
import { REASONS } from './words.ts';

export function LoanStep({ form }: StepProps<LoanFields>) {
  const field = useDraftField(form);
  const { limits } = form;
  return (
    <StepPage form={form} title="How much do you want to borrow?">
      <AmountField {...field('amount')} range={limits.amount} />
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
