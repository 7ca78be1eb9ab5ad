import { useEffect, useEffectEvent } from 'react';
import {
  borrowerKnown,
  draftStarted,
  formLeft,
  selectIsFinished,
  selectIsRestored,
  selectTypedDraft,
} from '../../resources/draft/draft-slice.ts';
import type { TypedDraft } from '../../resources/draft/draft.ts';
import { draftStorage } from '../../state/draft-storage.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { useAuth } from '../../state/use-auth.ts';

/**
 * Restores the draft when a form opens, and stores it with every change. False until it is restored and it is known
 * who is signed in. A finished draft is not stored: the form starts again. `whenRestored` can add to the draft before the form is rendered with it.
 */
export function useStoredDraft(whenRestored?: () => void): boolean {
  const dispatch = useAppDispatch();
  const { brand } = usePageSettings();
  const isRestored = useAppSelector(selectIsRestored);
  const draft = useAppSelector(selectTypedDraft);
  const isFinished = useAppSelector(selectIsFinished);
  const { user, isUserAwaited } = useAuth('user', 'isUserAwaited');

  const restore = useEffectEvent(() => {
    // Only forms of this version write there.
    dispatch(draftStarted(draftStorage.read(brand.id, Date.now()) as TypedDraft | null));
    whenRestored?.();
  });
  useEffect(() => {
    if (isRestored) return undefined;
    // In a task of its own: it renders the form again, which takes as long as hydrating it.
    const timer = setTimeout(restore);
    return () => clearTimeout(timer);
  }, [isRestored]);

  useEffect(() => {
    if (isFinished) draftStorage.remove(brand.id);
    else if (isRestored) draftStorage.write(brand.id, draft, Date.now());
  }, [brand.id, draft, isFinished, isRestored]);

  useEffect(() => () => void dispatch(formLeft()), [dispatch]);

  useEffect(() => {
    if (isRestored && user) dispatch(borrowerKnown(user));
  }, [dispatch, isRestored, user]);

  return isRestored && !isUserAwaited;
}
