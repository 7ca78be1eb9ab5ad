import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useGo } from '../../parts/page/navigation.tsx';
import { selectAuth } from '../../state/auth-slice.ts';
import { draftStorage } from '../../state/draft-storage.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import {
  borrowerKnown,
  draftStarted,
  formLeft,
  selectDraft,
  selectIsFinished,
  selectIsRestored,
} from './draft-slice.ts';
import { typedPounds } from './application-body.ts';
import type { Draft } from './draft.ts';
import { shownAmount } from './present-amount.ts';

const GIVEN: readonly string[] = ['amount', 'term', 'referral'];

/** What the page's address brings: an example from the landing page, or a partner's referral. */
function givenBy(parameters: URLSearchParams): Partial<Draft> {
  const given = GIVEN.map((name) => [name, parameters.get(name)] as const);
  const amount = typedPounds(parameters.get('amount') ?? '');
  return {
    ...Object.fromEntries(given.filter(([, value]) => value !== null && value !== '')),
    ...(amount === null ? {} : { amount: shownAmount(Math.floor(amount / 100)) }),
  };
}

function withoutGiven(pathname: string, parameters: URLSearchParams): string {
  const left = [...parameters].filter(([name]) => !GIVEN.includes(name));
  return `${pathname}?${new URLSearchParams(left).toString()}`;
}

/**
 * Takes up the draft when the form opens, and keeps it with every change. Answers false until it is there and it
 * is known who is signed in. What the address brought is taken once and then dropped from it, so that a reload
 * does not undo a change. A finished draft is not kept: the form begins anew.
 */
export function useKeptDraft(): boolean {
  const dispatch = useAppDispatch();
  const go = useGo();
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const { brand } = usePageSettings();
  const isRestored = useAppSelector(selectIsRestored);
  const draft = useAppSelector(selectDraft);
  const isFinished = useAppSelector(selectIsFinished);
  const { user, isUserAwaited } = useAppSelector(selectAuth);
  const { defaultAmount, defaultTerm } = brand.config;
  const given = givenBy(parameters);
  const isGiven = Object.keys(given).length > 0;

  useEffect(() => {
    if (isRestored && !isGiven) return;
    // Only this form writes there, in the version that it reads.
    const kept = isRestored ? null : (draftStorage.read(brand.id, Date.now()) as Draft | null);
    const example = isRestored ? {} : { amount: shownAmount(defaultAmount), term: String(defaultTerm) };
    dispatch(draftStarted({ answers: { ...example, ...kept, ...given }, isKept: kept !== null }));
    if (isGiven) go(withoutGiven(pathname, parameters), { replace: true });
  });

  useEffect(() => {
    if (isFinished) draftStorage.remove(brand.id);
    else if (isRestored) draftStorage.write(brand.id, draft, Date.now());
  }, [brand.id, draft, isFinished, isRestored]);

  useEffect(() => () => void dispatch(formLeft()), [dispatch]);

  useEffect(() => {
    if (isRestored && user) dispatch(borrowerKnown(user));
  }, [dispatch, isRestored, user]);

  return isRestored && !isGiven && !isUserAwaited;
}
