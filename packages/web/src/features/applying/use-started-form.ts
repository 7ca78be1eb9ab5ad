import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useStoredDraft } from '../../parts/application/use-stored-draft.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { fieldsFilledIn, selectIsRestored, selectTypedDraft } from '../../resources/draft/draft-slice.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import type { Draft } from './steps.ts';
import { shownAmount } from './steps/loan/amount.ts';
import { typedPounds } from './typed-pounds.ts';

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
 * Opens the form with the stored draft, or else with the brand's example. What the address brought is taken once and
 * then dropped from it, so that a reload does not undo a change. False until everything is there.
 */
export function useStartedForm(): boolean {
  const dispatch = useAppDispatch();
  const go = useGo();
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const isStored = useStoredDraft();
  const isRestored = useAppSelector(selectIsRestored);
  const isStarted = useAppSelector(selectTypedDraft).amount !== undefined;
  const { defaultAmount, defaultTerm } = usePageSettings().brand.config;
  const given = givenBy(parameters);
  const isGiven = Object.keys(given).length > 0;

  useEffect(() => {
    if (!isRestored || (isStarted && !isGiven)) return;
    const example = isStarted ? {} : { amount: shownAmount(defaultAmount), term: String(defaultTerm) };
    dispatch(fieldsFilledIn({ ...example, ...given }));
    if (isGiven) go(withoutGiven(pathname, parameters), { replace: true });
  });

  return isStored && isStarted && !isGiven;
}
