import { applicationPath } from '@fairlead/contract/web/account-paths';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { Link } from '@fairlead/ui/link/Link';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { TextField } from '@fairlead/ui/text-field/TextField';
import type { ReactNode } from 'react';
import { MOBILE_NUMBER } from '../../paths.ts';
import { CodeField } from '../../parts/code/CodeField.tsx';
import { wordsForSentCode } from '../../parts/code/code-words.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { applicantOf } from '../../resources/loan-application.ts';
import { listProblems } from '../../resources/problems.ts';
import { isApiError } from '../../state/api-error.ts';
import type { Asked } from './RequirementScreen.tsx';
import { CONTROLS, usePhone, type Asks } from './use-phone.ts';

const TITLE = 'Your mobile number';

type FieldsProps = { form: ReturnType<typeof usePhone>; ending: string };

const FIELDS: Readonly<Record<Asks, (props: FieldsProps) => ReactNode>> = {
  sending: Sending,
  number: AnotherNumber,
  code: Code,
};

/** The number that the borrower has, another in its place, and the code that was sent to it. */
export function PhoneForm(asked: Asked) {
  const { application, requirement } = asked;
  const form = usePhone(asked);
  const { asks, problems, attempts, failure, submit } = form;
  const Fields = FIELDS[asks];
  const number = applicantOf(application)?.maskedMobileNumber ?? '';
  return (
    <FormPage
      title={TITLE}
      before={<BackLink href={applicationPath(application)} />}
      errors={listProblems(problems)}
      attempts={attempts}
      failure={failure !== null && <Failure failure={failure} />}
      onSubmit={submit}
    >
      <header className="stack gap-3">
        <h1>{TITLE}</h1>
        <p className="lead muted">
          {requirement.state === 'Met'
            ? `You’ve confirmed your number ${requirement.given ?? ''}.`
            : requirement.reason}
        </p>
      </header>
      <Fields form={form} ending={`ending ${number.slice(-4)}`} />
    </FormPage>
  );
}

function Sending({ form, ending }: FieldsProps) {
  return (
    <>
      <p>We’ll use the number {ending}. The code arrives within a minute and lasts 10 minutes.</p>
      <Button id={CONTROLS.sending} type="submit" busy={form.isLoading}>
        Text me a code
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
        hint="A UK number, like 07700 900982"
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
        Keep the number {ending}
      </Button>
    </>
  );
}

function Code({ form, ending }: FieldsProps) {
  return (
    <>
      <p role="status">{wordsForSentCode(`your number ${ending}`)}</p>
      <CodeField
        name={CONTROLS.code}
        value={form.code}
        onChange={form.setCode}
        error={form.problem}
        attempt={form.attempts}
      />
      <Button type="submit" busy={form.isLoading}>
        Confirm my number
      </Button>
      <Button variant="plain" onClick={form.sendAgain}>
        Send a new code
      </Button>
      <Button variant="plain" onClick={() => form.ask('number')}>
        Use another number
      </Button>
    </>
  );
}

/** Where no text can reach the number, it is changed under the details, by a link in an email. */
function Failure({ failure }: { failure: unknown }) {
  const type = isApiError(failure) ? failure.type : '';
  if (type !== 'textsStopped' && type !== 'stepUpRequired') return <ActionFailed error={failure} />;
  return (
    <NotificationBanner live kind="warning" title="We can’t text you there">
      <p>
        {type === 'textsStopped'
          ? 'You replied STOP to our texts.'
          : 'Your number was confirmed before, so its code is needed to change it.'}{' '}
        You can <Link href={MOBILE_NUMBER}>change your number by email</Link> instead.
      </p>
    </NotificationBanner>
  );
}
