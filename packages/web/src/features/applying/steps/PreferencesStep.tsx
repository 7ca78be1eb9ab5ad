import { CheckboxField } from '@fairlead/ui/checkbox-field/CheckboxField';
import { Stack } from '@fairlead/ui/stack/Stack';
import { usePageSettings } from '../../../state/page-settings.ts';
import type { ConsentAnswers } from '../draft.ts';
import { StepPage } from '../StepPage.tsx';
import { useDraftChange } from '../use-draft-change.ts';
import { useStepForm } from '../use-step-form.ts';

export function PreferencesStep() {
  const form = useStepForm('preferences');
  const change = useDraftChange();
  const { dictionary } = usePageSettings().brand;
  const { consent } = form.draft;
  const answer = (name: keyof ConsentAnswers) => ({
    name,
    checked: consent[name],
    onChange: (checked: boolean) => change('consent')({ ...consent, [name]: checked }),
  });
  const submit: typeof form.submit = (event) => {
    change('isConsentSeen')(true);
    form.submit(event);
  };
  return (
    <StepPage
      step="preferences"
      form={{ ...form, submit }}
      title="What may we write to you about?"
      intro="None of this changes our decision. You can change your mind at any time: call us or write to us."
    >
      <Stack gap={4} as="section">
        <h2>From {dictionary.websiteName}</h2>
        <p>
          We write to you about this application whatever you choose. We would also send you reminders of a
          price that is about to end, and offers of our own loans. Tick what you don’t want.
        </p>
        <Stack gap={3}>
          <CheckboxField {...answer('noReminders')} label="Don’t send me reminders" />
          <CheckboxField {...answer('noOffers')} label="Don’t send me offers of your other loans" />
        </Stack>
      </Stack>
      <Stack gap={4} as="section">
        <h2>From the companies in our group</h2>
        <p>They write to you about their own products only if you tick this.</p>
        <CheckboxField
          {...answer('groupCrossSell')}
          label="Yes, other companies in the group may write to me"
        />
      </Stack>
    </StepPage>
  );
}
