import { REQUIREMENT_REASONS } from '@fairlead/core/requirement/requirement-reasons';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { Spoken } from '@fairlead/ui/shared/Spoken';
import { TextField } from '@fairlead/ui/text-field/TextField';
import type { ReactNode } from 'react';
import { MOBILE_NUMBER } from '../../paths.ts';
import { CodeField } from '../../parts/code/CodeField.tsx';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { endingOf } from '../../parts/page/ending-of.ts';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { applicantOf } from '../../resources/loan-application.ts';
import { listProblems } from '../../resources/problems.ts';
import { isApiError } from '../../state/api-error.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import type { Asked } from './RequirementScreen.tsx';
import { CONTROLS, usePhone, type Asks } from './use-phone.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const PHONE_HEAD: Head = {
  title: 'Your mobile number',
  lead: REQUIREMENT_REASONS.phone,
  isQuiet: true,
};

type FieldsProps = { form: ReturnType<typeof usePhone>; ending: string };

const FIELDS: Readonly<Record<Asks, (props: FieldsProps) => ReactNode>> = {
  sending: Sending,
  number: AnotherNumber,
  code: Code,
};

/** The number that the borrower has, another in its place, and the code that was sent to it. */
export function PhoneForm(asked: Asked) {
  const { application, requirement } = asked;
  const ending = endingOf(applicantOf(application)?.maskedMobileNumber ?? '');
  const form = usePhone(asked, ending);
  const { asks, problems, attempts, failure, status, submit } = form;
  const isMet = requirement.state === 'Met';
  const Fields = isMet && asks === 'sending' ? Confirmed : FIELDS[asks];
  return (
    <FormPage
      title={PHONE_HEAD.title}
      before={<BackLink href={applicationPath(application)} />}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <Failure failure={failure} />}
      onSubmit={submit}
    >
      <PageHead
        {...PHONE_HEAD}
        lead={isMet ? `You’ve confirmed your number ${requirement.given ?? ''}.` : requirement.reason}
      />
      {status !== '' && <p>{status}</p>}
      <Fields form={form} ending={ending} />
      <Spoken text={status} />
    </FormPage>
  );
}

/** Another number has to be asked for, so that none is confirmed twice by mistake. */
function Confirmed({ form }: FieldsProps) {
  return (
    <Button id={CONTROLS.sending} variant="secondary" onClick={() => form.ask('number')}>
      Use another number
    </Button>
  );
}

function Sending({ form, ending }: FieldsProps) {
  return (
    <>
      <p>We’ll use your number ending {ending}. The code arrives within a minute and lasts 10 minutes.</p>
      <Button id={CONTROLS.sending} type="submit" busy={form.isLoading}>
        Text me a code
      </Button>
      <Button variant="plain" onClick={() => form.ask('code')}>
        I already have a code
      </Button>
      <Button variant="plain" onClick={() => form.ask('number')}>
        Use another number
      </Button>
    </>
  );
}

function AnotherNumber({ form, ending }: FieldsProps) {
  return (
    <>
      <TextField
        name={CONTROLS.number}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label="Mobile number"
        hint="A UK number, like 07700 900 982"
        width={20}
        value={form.mobileNumber}
        onChange={form.setMobileNumber}
        error={form.problem}
        attempt={form.attempts}
      />
      <Button type="submit" busy={form.isLoading}>
        Text a code to this number
      </Button>
      <Button variant="plain" onClick={() => form.ask('sending')}>
        Keep the number ending {ending}
      </Button>
    </>
  );
}

function Code({ form }: FieldsProps) {
  return (
    <>
      <CodeField
        name={CONTROLS.code}
        value={form.code}
        onChange={form.setCode}
        error={form.problem}
        attempt={form.attempts}
      />
      <Button type="submit" busy={form.isLoading && !form.isSending}>
        Confirm my number
      </Button>
      <Button variant="plain" busy={form.isSending} onClick={form.sendAgain}>
        Send a new code
      </Button>
      <Button variant="plain" onClick={() => form.ask('number')}>
        Use another number
      </Button>
    </>
  );
}

const BY_EMAIL: Readonly<Record<string, string>> = {
  textsStopped: 'You replied STOP to our texts.',
  stepUpRequired: 'You’ve confirmed this number, so you need a code sent to it before you can change it.',
};

/** Where no text can reach the number, it is changed under the details, by a link in an email. */
function Failure({ failure }: { failure: unknown }) {
  const { phone } = usePageSettings().brand.dictionary;
  const type = isApiError(failure) ? failure.type : '';
  if (type === 'tooManyRequests')
    return (
      <NotificationBanner live kind="warning" title="Too many attempts">
        <p>
          Try again in 15 minutes. If that doesn’t work, try again tomorrow, or call{' '}
          <PhoneLink phone={phone} />.
        </p>
      </NotificationBanner>
    );
  if (!(type in BY_EMAIL)) return <ActionFailed error={failure} />;
  return (
    <NotificationBanner live kind="warning" title="We can’t text you there">
      <p>
        {BY_EMAIL[type]} You can <Link href={MOBILE_NUMBER}>change your number by email</Link> instead.
      </p>
    </NotificationBanner>
  );
}
