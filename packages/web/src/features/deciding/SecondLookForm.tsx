import { applicationPath } from '@fairlead/contract/web/account-paths';
import { SECOND_LOOK_LENGTH } from '@fairlead/core/application/second-look';
import { wholeNumber } from '@fairlead/core/text/whole-number';
import { BackLink } from '@fairlead/ui/back-link/BackLink';
import { Button } from '@fairlead/ui/button/Button';
import { TextArea } from '@fairlead/ui/text-area/TextArea';
import { useState, type SubmitEvent } from 'react';
import { fileBody } from '../../parts/files/prepare-file.ts';
import { useTyped } from '../../parts/form/use-typed.ts';
import { ActionFailed } from '../../parts/page/ActionFailed.tsx';
import { FormPage } from '../../parts/page/FormPage.tsx';
import { useGo } from '../../parts/page/navigation.tsx';
import type { Application } from '../../resources/loan-application.ts';
import { hasProblems, listProblems, only } from '../../resources/problems.ts';
import { useAskSecondLookMutation } from '../../resources/declines/second-look.ts';
import { isApiError, UNPROCESSABLE } from '../../state/api-error.ts';
import { DOCUMENT, SecondLookFile } from './SecondLookFile.tsx';
import { useSecondLookFile } from './use-second-look-file.ts';
import { PageHead, type Head } from '../../parts/page/PageHead.tsx';

export const SECOND_LOOK_HEAD: Head = {
  title: 'Ask us to look again',
  lead: 'Someone on our team will read what you write and look at the decision. You can ask once. We’ll email you our answer, usually within 2 working days.',
  isQuiet: true,
};

const { min, max } = SECOND_LOOK_LENGTH;

/** What is wrong with what the borrower wrote. */
function problemOf(reason: string): string | undefined {
  if (reason === '') return 'Enter what we should look at again';
  if (reason.length < min) return `Enter at least ${min} characters, so that we know what to look at`;
  return reason.length > max ? `Enter ${wholeNumber(max)} characters or fewer` : undefined;
}

/** What a person should look at, in the borrower's own words. */
export function SecondLookForm({ application }: { application: Application }) {
  const go = useGo();
  const { fields, change, forget } = useTyped('second-look', { reason: '' });
  const [ask, { isLoading }] = useAskSecondLookMutation();
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const reason = fields.reason.trim();
  const file = useSecondLookFile();
  const problems = only({ reason: problemOf(reason), [DOCUMENT]: file.problem });
  const send = async (): Promise<void> => {
    try {
      const document = file.ready && (await fileBody(file.ready));
      const body = { reason, ...(document && { document }) };
      const asked = await ask({ params: { id: application.id }, body }).unwrap();
      forget();
      go(applicationPath(asked));
    } catch (error) {
      if (isApiError(error) && error.status === UNPROCESSABLE) {
        file.refuse(error.message.replace(/\.$/, ''));
        setAttempts((before) => before + 1);
      } else setFailure(error);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading || file.isOpening) return;
    setFailure(null);
    setAttempts(attempts + 1);
    if (!hasProblems(problems)) void send();
  };
  return (
    <FormPage
      title={SECOND_LOOK_HEAD.title}
      before={<BackLink href={applicationPath(application)} />}
      errors={attempts > 0 ? listProblems(problems) : []}
      attempts={attempts}
      failure={failure !== null && <ActionFailed error={failure} />}
      onSubmit={submit}
    >
      <PageHead {...SECOND_LOOK_HEAD} />
      <TextArea
        name="reason"
        label="What should we look at again?"
        hint="For example, a mistake on your credit file, or income that you didn’t enter. Leave out card and account numbers."
        limit={max}
        value={fields.reason}
        onChange={(next) => change({ reason: next })}
        error={attempts > 0 ? problems.reason : undefined}
      />
      <SecondLookFile chosen={file} error={file.problem} />
      <Button type="submit" busy={isLoading}>
        {SECOND_LOOK_HEAD.title}
      </Button>
    </FormPage>
  );
}
