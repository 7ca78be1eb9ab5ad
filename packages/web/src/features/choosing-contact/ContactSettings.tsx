import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { RadioGroup, type RadioOption } from '@fairlead/ui/radio-group/RadioGroup';
import { ContactQuestions } from '../../parts/contact/ContactQuestions.tsx';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { SUPPORT_NEEDS } from '../../paths.ts';
import { listProblems } from '../../resources/problems.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { PauseContact } from './PauseContact.tsx';
import { answeredOn, type PaymentChannel } from './present-settings.ts';
import { useContactSettings, type ContactSettingsProps } from './use-contact-settings.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const SETTINGS_HEAD: Head = {
  title: 'Contact settings',
  lead: 'We always write to you about your loan or application. The rest is up to you, and you can change it here at any time. It doesn’t affect our decisions.',
  isQuiet: true,
};

const REMINDED_BY: readonly RadioOption<PaymentChannel>[] = [
  { value: 'email', label: 'By email' },
  { value: 'both', label: 'By email and text message' },
  { value: 'text', label: 'Only by text message' },
];

/** How the borrower is reminded of payments, what else they would like to hear about, and its change. */
export function ContactSettings(props: ContactSettingsProps) {
  const form = useContactSettings(props, usePageSettings().brand.config.productId);
  const { answers, change, problems, attempts, failure, isSaved, isLoading, submit } = form;
  const lastChange = answeredOn(props.permissions);
  return (
    <FormPage
      title={SETTINGS_HEAD.title}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={submit}
      after={<PauseContact userId={props.userId} />}
    >
      <PageHead {...SETTINGS_HEAD}>
        <p>
          If something makes forms, calls or money harder for you, tell us your{' '}
          <Link href={SUPPORT_NEEDS}>support needs</Link>.
        </p>
        {lastChange !== null && <p className="muted">{lastChange}</p>}
      </PageHead>
      {isSaved && (
        <NotificationBanner live kind="success" title="Your answers are saved">
          <p>They apply from now on.</p>
        </NotificationBanner>
      )}
      <RadioGroup
        name="paymentChannel"
        legend="How should we contact you about payments?"
        hint="Before we collect one, and when one doesn’t reach us."
        options={REMINDED_BY}
        value={answers.paymentChannel}
        onChange={(paymentChannel) => change({ paymentChannel })}
      />
      <ContactQuestions
        answers={answers}
        problems={problems}
        onAnswer={(name, answer) => change({ [name]: answer })}
      />
      <Button type="submit" busy={isLoading}>
        Save my answers
      </Button>
    </FormPage>
  );
}
