import { DISQUALIFIED } from '../../../paths.ts';
import { isTooYoung } from '../birth-date.ts';
import { PersonFields } from '../PersonFields.tsx';
import { StepPage } from '../StepPage.tsx';
import { useStepForm } from '../use-step-form.ts';

export function PersonStep() {
  const form = useStepForm('you', ({ dateOfBirth }, { today }) =>
    isTooYoung(dateOfBirth, today) ? DISQUALIFIED : null,
  );
  const { draft, problems, limits } = form;
  return (
    <StepPage
      step="you"
      form={form}
      title="Who are you?"
      intro="As it stands on your passport or driving licence."
    >
      <PersonFields draft={draft} problems={problems} today={limits.today} />
    </StepPage>
  );
}
