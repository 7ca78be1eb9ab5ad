import { ContactQuestions } from '../../../../parts/contact/ContactQuestions.tsx';
import type { ContactAnswers } from '../../../../parts/contact/questions.ts';
import { useDraftField } from '../../../../parts/application/use-draft-field.ts';
import type { StepProps } from '../../step.ts';
import { SavedStepPage } from '../../saving/SavedStepPage.tsx';

export function PreferencesStep({ form }: StepProps<ContactAnswers>) {
  const field = useDraftField(form);
  return (
    <SavedStepPage
      form={form}
      title="How would you like to hear from us?"
      intro="We’ll always write to you about this application. The rest is up to you. It doesn’t affect our decision, and you can change it at any time in your contact settings."
    >
      <ContactQuestions
        answers={form.draft}
        problems={form.problems}
        onAnswer={(name, answer) => field(name).onChange(answer)}
      />
    </SavedStepPage>
  );
}
