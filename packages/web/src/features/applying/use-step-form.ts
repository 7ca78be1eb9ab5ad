import { useState, type SubmitEvent } from 'react';
import { useGo } from '../../parts/page/navigation.tsx';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import type { Limits } from './check-draft.ts';
import { refusalAnswered, selectDraft, selectRefusal } from './draft-slice.ts';
import type { Draft } from './draft.ts';
import { hasProblems, type FieldId, type Problems } from './problems.ts';
import { pageOf } from './server-problems.ts';
import { STEPS, stepAfter, stepBefore, type StepId } from './steps.ts';
import { stepHref } from './step-href.ts';
import { useIsChange } from './use-is-change.ts';
import { useLimits } from './use-limits.ts';

/** What the server found wrong with the answers of one page. */
function refusedOn(step: StepId, problems: Problems): Problems {
  const ofStep = Object.entries(problems).filter(([field]) => pageOf(field as FieldId) === step);
  return Object.fromEntries(ofStep);
}

/**
 * One page of the form. Nothing is checked until the borrower tries to go on; after that a mended field loses its
 * error at once. `divert` may send the borrower somewhere else than to the next page.
 */
export function useStepForm(step: StepId, divert?: (draft: Draft, limits: Limits) => string | null) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const limits = useLimits();
  const draft = useAppSelector(selectDraft);
  const refusal = useAppSelector(selectRefusal);
  const [attempts, setAttempts] = useState(0);
  const isChange = useIsChange();
  const refused = refusedOn(step, refusal.problems);
  const found = attempts > 0 ? STEPS[step].check(draft, limits) : {};
  const before = stepBefore(step, draft);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const answers = dispatch((_, getState) => selectDraft(getState()));
    if (hasProblems(STEPS[step].check(answers, limits))) {
      setAttempts(attempts + 1);
      return;
    }
    dispatch(refusalAnswered(Object.keys(refused)));
    const elsewhere = divert?.(answers, limits) ?? null;
    const next = stepAfter(step, answers, limits, isChange);
    go(elsewhere ?? stepHref(next, isChange && next !== 'check'));
  };

  return {
    draft,
    limits,
    problems: { ...refused, ...found },
    attempts,
    submit,
    backHref: isChange ? stepHref('check') : before && stepHref(before),
  };
}
