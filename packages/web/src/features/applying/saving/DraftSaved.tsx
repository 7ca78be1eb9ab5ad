import { DRAFT_LINK_DAYS } from '@fairlead/core/application/unfinished-form';
import { useEffect, useState } from 'react';
import { selectTypedDraft } from '../../../resources/draft/draft-slice.ts';
import { savingOf, useSendDraftLinkMutation } from '../../../resources/draft/saved-draft.ts';
import { useAppDispatch, useAppSelector } from '../../../state/hooks.ts';
import { saveDraft, type SaveResult } from './save-draft.ts';

const WORDS: Readonly<Record<SaveResult, string>> = {
  none: '',
  saved: 'Your answers are saved.',
  failed: 'We couldn’t save your answers on our server. They’re still in this tab.',
  gone: 'We no longer save these answers on our server. They’re still in this tab.',
};

type Form = Parameters<typeof saveDraft>[1];

/** Saves the form when one of its pages opens, and says so in a line. The page never waits for it. */
export function DraftSaved({ page, form }: { page: string; form: Form }) {
  const dispatch = useAppDispatch();
  const [opened] = useState(form);
  const [result, setResult] = useState<SaveResult>('none');
  useEffect(() => {
    let isOpen = true;
    void dispatch(saveDraft(page, opened)).then((how) => isOpen && setResult(how));
    return () => {
      isOpen = false;
    };
  }, [dispatch, opened, page]);
  return (
    <p className="small muted">
      {WORDS[result]} {result === 'saved' && <EmailLink />}
    </p>
  );
}

function EmailLink() {
  const draft = useAppSelector(selectTypedDraft);
  const saving = savingOf(draft);
  const [send, { isLoading, isSuccess, isError }] = useSendDraftLinkMutation();
  if (!saving) return null;
  const press = (): void => {
    if (!isLoading) void send({ body: { secret: saving.key } });
  };
  return (
    <>
      <button type="button" className="link-button" onClick={press}>
        {isSuccess ? 'Email me another link' : 'Email me a link to continue later'}
      </button>{' '}
      <span role="status">
        {isSuccess && `We’ve emailed a link to ${draft.email}. It works for ${DRAFT_LINK_DAYS} days.`}
        {isError && 'We couldn’t send it. Try again in a few minutes.'}
      </span>
    </>
  );
}
