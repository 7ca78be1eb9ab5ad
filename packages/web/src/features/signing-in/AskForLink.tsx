import { messageFor } from '@fairlead/core/outcome';
import { EMAIL_ERRORS, parseEmail } from '@fairlead/core/person/email';
import { Button } from '@fairlead/ui/button/Button';
import { ErrorSummary } from '@fairlead/ui/error-summary/ErrorSummary';
import { TextField } from '@fairlead/ui/text-field/TextField';
import { useState, type SubmitEvent } from 'react';
import { Page } from '../../parts/page/Page.tsx';
import { useSendLoginLinkMutation } from '../../resources/auth.ts';
import { isApiError } from '../../state/api-error.ts';
import { wordsForSendingFailure } from './errors.ts';
import { LinkSent } from './LinkSent.tsx';

const emailError = (typed: string) => messageFor(parseEmail(typed), EMAIL_ERRORS);

/** Asks for the email address. The answer is the same whether or not it is known. */
export function AskForLink({ isAfterOldLink }: { isAfterOldLink: boolean }) {
  const [send, sending] = useSendLoginLinkMutation();
  const [email, setEmail] = useState('');
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<string | undefined>();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const error = tries > 0 ? emailError(email) : undefined;
  const problem = error ?? failure;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    setFailure(undefined);
    if (sending.isLoading || emailError(email) !== undefined) return;
    try {
      await send({ body: { email: email.trim() } }).unwrap();
      setSentTo(email.trim());
    } catch (refused) {
      setFailure(wordsForSendingFailure(isApiError(refused) ? refused.type : 'network'));
    }
  };

  if (sentTo !== null) return <LinkSent email={sentTo} onOther={() => setSentTo(null)} />;
  return (
    <Page title="Sign in" hasErrors={problem !== undefined} step={isAfterOldLink ? 'again' : ''}>
      {problem !== undefined && (
        <ErrorSummary
          errors={[{ field: error === undefined ? undefined : 'email', message: problem }]}
          focusKey={tries}
        />
      )}
      <h1>Sign in</h1>
      <form className="stack gap-5" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          name="email"
          label="Email address"
          hint="We send you a link that signs you in. There is no password."
          type="email"
          autoComplete="email"
          spellCheck={false}
          value={email}
          onChange={setEmail}
          error={error}
        />
        <div>
          <Button type="submit" busy={sending.isLoading}>
            Send me a link
          </Button>
        </div>
      </form>
    </Page>
  );
}
