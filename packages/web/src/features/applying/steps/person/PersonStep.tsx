import { PersonFields } from '../../../../parts/application/PersonFields.tsx';
import type { PersonFields as Fields } from '../../../../resources/draft/draft.ts';
import type { StepProps } from '../../step.ts';
import { StepPage } from '../../StepPage.tsx';

export function PersonStep({ form }: StepProps<Fields>) {
  const { draft, problems, limits } = form;
  return (
    <StepPage
      form={form}
      title="Your name and date of birth"
      intro="Enter your name as it appears on your passport or driving licence."
    >
      <PersonFields draft={draft} problems={problems} today={limits.today} />
    </StepPage>
  );
}
