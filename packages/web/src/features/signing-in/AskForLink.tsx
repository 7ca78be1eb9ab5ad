import { messageFor } from '@fairlead/core/outcome';
import { EMAIL_ERRORS, parseEmail } from '@fairlead/core/person/email';
import { Button } from '@fairlead/ui/button/Button';
import { NotificationBanner } from '@fairlead/ui/notification-banner/NotificationBanner';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { useState } from 'react';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { useSendLoginLinkMutation } from '../../resources/login-link.ts';
import { listProblems, only } from '../../resources/problems.ts';
import { isApiError } from '../../state/api-error.ts';
import type { SessionEnd } from '../../state/auth-slice.ts';
import { useAuth } from '../../state/use-auth.ts';
import { wordsForSendingFailure } from './errors.ts';
import { LinkSent } from './LinkSent.tsx';
import { pageToReturnTo } from './return-page.ts';

const emailError = (typed: string) => messageFor(parseEmail(typed), EMAIL_ERRORS);

/** Asks for the email address. The answer is the same whether or not it is known. */
export function AskForLink({ isAfterOldLink }: { isAfterOldLink: boolean }) {
  const { redirectPath, ended } = useAuth('redirectPath', 'ended');
  const [send] = useSendLoginLinkMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [email, setEmail] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<string | undefined>();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const problems = only({ email: attempts > 0 ? emailError(email) : undefined });
  const errors = [...listProblems(problems), ...(failure === undefined ? [] : [{ message: failure }])];

  const submit = async (): Promise<void> => {
    if (isAsking) return;
    setAttempts(attempts + 1);
    setFailure(undefined);
    if (emailError(email) !== undefined) return;
    setIsAsking(true);
    try {
      const returnTo = redirectPath === null ? undefined : await pageToReturnTo(redirectPath);
      await send({ body: { email: email.trim(), ...(returnTo && { returnTo }) } }).unwrap();
      setSentTo(email.trim());
    } catch (refused) {
      setFailure(wordsForSendingFailure(isApiError(refused) ? refused.type : 'network'));
      setAttempts((before) => before + 1);
    } finally {
      setIsAsking(false);
    }
  };

  if (sentTo !== null) return <LinkSent email={sentTo} onOther={() => setSentTo(null)} />;
  return (
    <FormPage
      title="Sign in"
      step={isAfterOldLink ? 'again' : ''}
      errors={errors}
      attempts={attempts}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {ended && <Ended why={ended} />}
      <h1>Sign in</h1>
      <TextField
        name="email"
        label="Email address"
        hint="We’ll email you a link to sign in with. You don’t need a password."
        type="email"
        autoComplete="email"
        spellCheck={false}
        value={email}
        onChange={setEmail}
        error={problems.email}
      />
      <div>
        <Button type="submit" busy={isAsking}>
          Send me a link
        </Button>
      </div>
    </FormPage>
  );
}

const WHY_ENDED: Readonly<Record<SessionEnd, string>> = {
  idle: 'You hadn’t used this page for a while, so we signed you out to keep your account safe.',
  limit: 'You’d been signed in for 12 hours, which is the longest we allow.',
  ended: 'Your session on this device has ended.',
};

function Ended({ why }: { why: SessionEnd }) {
  return (
    <NotificationBanner title="You’ve been signed out">
      <p>
        {WHY_ENDED[why]} What you typed is saved, except bank details and files: sign in to carry on where you
        were.
      </p>
    </NotificationBanner>
  );
}
