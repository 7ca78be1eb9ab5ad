import { CheckboxField } from '@fairlead/ui/checkbox-field/CheckboxField';
import { Stack } from '@fairlead/ui/stack/Stack';
import { useDraftField } from '../../../../parts/application/use-draft-field.ts';
import { fieldsFilledIn } from '../../../../resources/draft/draft-slice.ts';
import { useAppDispatch } from '../../../../state/hooks.ts';
import { usePageSettings } from '../../../../state/page-settings.ts';
import type { StepProps } from '../../step.ts';
import { StepPage } from '../../StepPage.tsx';
import type { ConsentAnswers, PreferencesFields } from './fields.ts';

export function PreferencesStep({ form }: StepProps<PreferencesFields>) {
  const field = useDraftField(form);
  const dispatch = useAppDispatch();
  const { dictionary } = usePageSettings().brand;
  const { consent } = form.draft;
  const answer = (name: keyof ConsentAnswers) => ({
    name,
    checked: consent[name],
    onChange: (checked: boolean) => field('consent').onChange({ ...consent, [name]: checked }),
  });
  const submit: typeof form.submit = (event) => {
    dispatch(fieldsFilledIn({ isConsentSeen: true }));
    form.submit(event);
  };
  return (
    <StepPage
      form={{ ...form, submit }}
      title="How would you like to hear from us?"
      intro="This doesn’t affect our decision. You can change your mind at any time in your contact settings, or call us."
    >
      <Stack gap={4} as="section">
        <h2>From {dictionary.websiteName}</h2>
        <p>
          We’ll always contact you about this application. We’d also like to remind you before your price
          expires, and send you offers of our own loans. Tick what you don’t want.
        </p>
        <Stack gap={3}>
          <CheckboxField {...answer('noReminders')} label="Don’t send me reminders" />
          <CheckboxField {...answer('noOffers')} label="Don’t send me offers of your other loans" />
        </Stack>
      </Stack>
      <Stack gap={4} as="section">
        <h2>From the companies in our group</h2>
        <p>They’ll only send you offers of their own products if you tick this box.</p>
        <CheckboxField
          {...answer('groupCrossSell')}
          label="Yes, other companies in the group may contact me"
        />
      </Stack>
    </StepPage>
  );
}
