import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useStoredDraft } from '../../parts/application/use-stored-draft.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { fieldsFilledIn, selectIsRestored, selectTypedDraft } from '../../resources/draft/draft-slice.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { useAuth } from '../../state/use-auth.ts';
import type { Draft } from './steps.ts';
import { shownAmount } from '../../parts/application/typed-amount.ts';
import { typedPounds } from '../../parts/application/typed-pounds.ts';

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

export type StartedForm = {
  /** False until the draft is there. */
  isReady: boolean;
  /** Someone is signed in, and it is not known yet who: they may not be able to apply. */
  isBorrowerAwaited: boolean;
  /** What the form shows until it is ready: the example, with what the address brought. */
  opening: Partial<Draft>;
};

/**
 * Opens the form with the stored draft, or else with the brand's example. What the address brought is taken once and
 * then dropped from it, so that a reload does not undo a change.
 */
export function useStartedForm(): StartedForm {
  const dispatch = useAppDispatch();
  const go = useGo();
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const isRestored = useAppSelector(selectIsRestored);
  const { isUserAwaited: isBorrowerAwaited } = useAuth('isUserAwaited');
  const isStarted = useAppSelector(selectTypedDraft).amount !== undefined;
  const { defaultAmount, defaultTerm } = usePageSettings().brand.config;
  const given = givenBy(parameters);
  const isGiven = Object.keys(given).length > 0;
  const example = { amount: shownAmount(defaultAmount), term: String(defaultTerm) };

  const fillIn = (): void => {
    const state = dispatch((_dispatch, getState) => getState());
    const isFilledIn = selectTypedDraft(state).amount !== undefined;
    if (!selectIsRestored(state) || (isFilledIn && !isGiven)) return;
    dispatch(fieldsFilledIn({ ...(isFilledIn ? {} : example), ...given }));
    if (isGiven) go(withoutGiven(pathname, parameters), { replace: true });
  };
  useStoredDraft(fillIn);
  useEffect(fillIn);

  return {
    isReady: isRestored && isStarted && !isGiven,
    isBorrowerAwaited,
    opening: { ...example, ...given },
  };
}
