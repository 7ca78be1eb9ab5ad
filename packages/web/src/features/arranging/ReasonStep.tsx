import { ARRANGEMENT_REASONS, type ArrangementReason } from '@fairlead/core/arrangement/form';
import { isKeyOf, keysOf } from '@fairlead/core/records';
import { RadioGroup } from '@fairlead/ui/radio-group/RadioGroup';
import type { SubmitEvent } from 'react';
import { only } from '../../resources/problems.ts';
import { StepPage } from './StepPage.tsx';
import type { StepProps } from './step-props.ts';
import { useFields } from './use-fields.ts';
import { useSave } from './use-save.ts';

const OPTIONS = keysOf(ARRANGEMENT_REASONS).map((value) => ({ value, label: ARRANGEMENT_REASONS[value] }));

const reasonIn = (text: string): ArrangementReason | null =>
  isKeyOf(ARRANGEMENT_REASONS, text) ? text : null;

/** Why money is short. It can be left unsaid. */
export function ReasonStep(props: StepProps) {
  const { loanId, arrangement } = props;
  const { save, isSaving, failure } = useSave(props, 'reason');
  const { fields, change, forget, problems, attempts, isReady } = useFields(
    'arrangement-reason',
    { loanId, reason: arrangement.formData.reason ?? '' },
    ({ reason }) =>
      only({
        reason:
          reasonIn(reason) === null ? 'Select what has changed, or that you’d rather not say' : undefined,
      }),
  );
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving || !isReady()) return;
    if (await save({ reason: reasonIn(fields.reason) })) forget();
  };
  return (
    <StepPage
      step="reason"
      title="What has changed?"
      {...{ loanId, arrangement, problems, attempts, failure, isSaving }}
      onSubmit={(event) => void submit(event)}
    >
      <RadioGroup
        name="reason"
        legend="Why is it hard to pay at the moment?"
        hint="It helps us to find what suits you. Whatever you choose, you can have a plan."
        options={OPTIONS}
        value={fields.reason}
        error={problems.reason}
        onChange={(reason) => change({ reason })}
      />
    </StepPage>
  );
}
