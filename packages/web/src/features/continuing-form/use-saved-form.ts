import { useState } from 'react';
import { useGo } from '../../parts/page/navigation.tsx';
import { formPath } from '../../paths.ts';
import { draftStarted } from '../../resources/draft/draft-slice.ts';
import { newKey } from '../../resources/new-key.ts';
import { useContinueDraftMutation, useDeleteDraftMutation } from '../../resources/draft/saved-draft.ts';
import { isApiError } from '../../state/api-error.ts';
import { DRAFT_VERSION } from '../../state/draft-storage.ts';
import { useAppDispatch } from '../../state/hooks.ts';

/** What the page of a link shows: the form to continue, a question before it is deleted, or the outcome. */
type State = 'link' | 'asked' | 'deleted' | 'old' | 'changed';

/** Opens or deletes the form of a link. After a lost answer, a second press gets the same answer. */
export function useSavedForm(token: string) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const [state, setState] = useState<State>('link');
  const [key] = useState(newKey);
  const [error, setError] = useState<unknown>();
  const [continueDraft, continuing] = useContinueDraftMutation();
  const [deleteDraft, deleting] = useDeleteDraftMutation();

  const open = async (): Promise<void> => {
    setError(undefined);
    try {
      const { page, version, answers } = await continueDraft({ body: { token, key } }).unwrap();
      if (version !== DRAFT_VERSION) {
        setState('changed');
        return;
      }
      dispatch(draftStarted({ ...answers, saving: { key, isSaved: true, isGone: false } }));
      go(formPath(page), { replace: true });
    } catch (refused) {
      const isOld = isApiError(refused) && OLD.includes(refused.type);
      if (isOld) setState('old');
      else setError(refused);
    }
  };

  const remove = async (): Promise<void> => {
    setError(undefined);
    try {
      await deleteDraft({ body: { secret: token } }).unwrap();
      setState('deleted');
    } catch (refused) {
      setError(refused);
    }
  };

  return {
    state,
    error,
    isBusy: continuing.isLoading || deleting.isLoading,
    open: () => void open(),
    ask: () => setState('asked'),
    keep: () => setState('link'),
    remove: () => void remove(),
  };
}

/** The server refuses a token that was cut off with `validationFailed`. */
const OLD: readonly string[] = ['draftLinkNotUsable', 'validationFailed'];
