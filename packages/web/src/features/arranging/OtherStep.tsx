import { OTHER_REASON_LIMIT } from '@fairlead/core/arrangement/form';
import { tooLongError } from '@fairlead/core/text/text-errors';
import { TextArea } from '@fairlead/ui/text-area/TextArea';
import type { SubmitEvent } from 'react';
import { only } from '../../resources/problems.ts';
import { StepPage } from './StepPage.tsx';
import type { StepProps } from './step-props.ts';
import { useFields } from './use-fields.ts';
import { useSave } from './use-save.ts';

/** Another reason, in the borrower’s own words. */
export function OtherStep(props: StepProps) {
  const { loanId, arrangement } = props;
  const { save, isSaving, failure } = useSave(props, 'other');
  const { fields, change, forget, problems, attempts, isReady } = useFields(
    'arrangement-other',
    { loanId, other: arrangement.formData.other ?? '' },
    ({ other }) =>
      only({
        other:
          other.trim().length > OTHER_REASON_LIMIT
            ? tooLongError('What you tell us', OTHER_REASON_LIMIT)
            : undefined,
      }),
  );
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving || !isReady()) return;
    if (await save({ other: fields.other.trim() || null })) forget();
  };
  return (
    <StepPage
      step="other"
      title="Tell us what has changed"
      {...{ loanId, arrangement, problems, attempts, failure, isSaving }}
      onSubmit={(event) => void submit(event)}
    >
      <TextArea
        name="other"
        label="In your own words (optional)"
        hint="Only the people who look after your loan see it."
        limit={OTHER_REASON_LIMIT}
        rows={5}
        value={fields.other}
        error={problems.other}
        onChange={(other) => change({ other })}
      />
    </StepPage>
  );
}
