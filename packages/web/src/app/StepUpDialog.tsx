import { messageFor } from '@fairlead/core/outcome';
import { parseStepUpCode, STEP_UP_CODE_ERRORS } from '@fairlead/core/text/step-up-code';
import { Button } from '@fairlead/ui/button/Button';
import { useEffect, useState, type SubmitEvent } from 'react';
import { keepSession } from '../resources/auth.ts';
import { useStepUpMutation, useVerifyStepUpMutation } from '../resources/step-up.ts';
import { isApiError } from '../state/api-error.ts';
import { useAppDispatch } from '../state/hooks.ts';
import { STEP_UP, type StepUpDesk } from '../state/step-up.ts';
import { Modal } from './Modal.tsx';
import { CodeField } from '../parts/code/CodeField.tsx';
import { endingOf } from '../parts/page/ending-of.ts';
import {
  needsNewCode,
  wordsForCodeFailure,
  wordsForSentCode,
  wordsForUnsentCode,
} from '../parts/code/code-words.ts';

const CODE_FIELD = 'step-up-code';

/** Asks for the code that was sent by SMS whenever a call needs it; the call then continues by itself. */
export function StepUpDialog({ desk }: { desk: StepUpDesk }) {
  const dispatch = useAppDispatch();
  return (
    <Modal id={STEP_UP} title="Confirm it’s you" onClose={() => desk.end(dispatch, false)}>
      <CodeForm onDone={(isStrong) => desk.end(dispatch, isStrong)} />
    </Modal>
  );
}

/** The result of the last attempt. */
type Checked = { error: string | undefined; attempt: number };

function CodeForm({ onDone }: { onDone: (isStrong: boolean) => void }) {
  const dispatch = useAppDispatch();
  const [send, sending] = useStepUpMutation();
  const [verify, verifying] = useVerifyStepUpMutation();
  const [code, setCode] = useState('');
  const [{ error, attempt }, setChecked] = useState<Checked>({ error: undefined, attempt: 0 });
  const showOutcome = (message: string | undefined) =>
    setChecked((before) => ({ error: message, attempt: before.attempt + 1 }));

  useEffect(() => void send({}), [send]);
  useEffect(() => {
    if (error !== undefined) document.getElementById(CODE_FIELD)?.focus();
  }, [error, attempt]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (verifying.isLoading) return;
    const typed = parseStepUpCode(code);
    showOutcome(messageFor(typed, STEP_UP_CODE_ERRORS));
    if (!typed.ok) return;
    try {
      dispatch(keepSession(await verify({ body: { code: typed.value } }).unwrap()));
      onDone(true);
    } catch (failure) {
      const type = isApiError(failure) ? failure.type : 'network';
      showOutcome(wordsForCodeFailure(type));
      if (needsNewCode(type)) void send({});
    }
  };

  return (
    <form className="stack gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <p role="status">{wordsForSending(sending)}</p>
      <CodeField name={CODE_FIELD} value={code} onChange={setCode} error={error} attempt={attempt} />
      <Button type="submit" busy={verifying.isLoading}>
        Confirm
      </Button>
      <Button variant="plain" onClick={() => void send({})}>
        Send a new code
      </Button>
    </form>
  );
}

function wordsForSending({
  data,
  error,
}: {
  data?: { sentTo: string } | undefined;
  error?: unknown;
}): string {
  if (error !== undefined) return wordsForUnsentCode(error);
  return data ? wordsForSentCode(endingOf(data.sentTo)) : 'Sending a code …';
}
