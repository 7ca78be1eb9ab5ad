import { useState, type SubmitEvent } from 'react';
import { useGo } from '../../parts/page/navigation.tsx';
import { STEPS_OF_FORM } from '../../parts/application/car-steps.ts';
import { useLimits } from '../../parts/application/use-limits.ts';
import { formPath } from '../../paths.ts';
import { refusalAnswered, selectRefusal } from '../../resources/draft/draft-slice.ts';
import { hasProblems, type Problems } from '../../resources/problems.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { CHECK, pageAfter, pageBefore, pageOf, type FormPageId } from './form-pages.ts';
import { selectDraft } from './select-draft.ts';
import type { StepForm } from './step.ts';
import { PAGES, type Draft, type PageId } from './steps.ts';
import { useIsChange } from './use-is-change.ts';

/** What the server found wrong with the answers of one page. */
function refusedOn(page: PageId, problems: Problems): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => pageOf(field) === page));
}

/**
 * One page of the form. Nothing is checked until the borrower presses the button; after that a corrected field loses
 * its error at once.
 */
export function useStepForm(page: PageId, opening: Partial<Draft> | null): StepForm<Draft, string> {
  const dispatch = useAppDispatch();
  const go = useGo();
  const limits = useLimits();
  const known = useAppSelector(selectDraft);
  const draft = opening ? { ...known, ...opening } : known;
  const refusal = useAppSelector(selectRefusal);
  const [attempts, setAttempts] = useState(0);
  const isChange = useIsChange();
  const { check, divert, number } = PAGES[page];
  const refused = refusedOn(page, refusal.problems);
  const found = attempts > 0 ? check(draft, limits) : {};
  const before = pageBefore(page, draft);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const answers = dispatch((_, getState) => selectDraft(getState()));
    if (hasProblems(check(answers, limits))) {
      setAttempts(attempts + 1);
      return;
    }
    dispatch(refusalAnswered(Object.keys(refused)));
    const next = pageAfter(page, answers, limits, isChange);
    go(divert?.(answers, limits) ?? formPath(next, { isChange: isChange && next !== CHECK }));
  };

  return {
    page,
    isReady: opening === null,
    draft,
    limits,
    problems: { ...refused, ...found },
    attempts,
    submit,
    backHref: backHref(before, isChange),
    isChange,
    position: { number: number + limits.stepsBefore, of: STEPS_OF_FORM + limits.stepsBefore },
  };
}

/** Back is the page before, or the check page that the borrower came from; before the first one, the start page. */
export function backHref(before: FormPageId | null, isChange = false): string {
  if (isChange) return formPath(CHECK);
  return before === null ? '/' : formPath(before);
}
