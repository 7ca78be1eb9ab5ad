import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useLimits } from '../../parts/application/use-limits.ts';
import { carOf, type CarFields } from '../../parts/car/car-fields.ts';
import { CAR_CHECKS, CAR_PAGES, firstOpenCarPage, type CarPage } from '../../parts/car/check-car.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { carPath, formPath } from '../../paths.ts';
import { draftChanged, selectTypedDraft } from '../../resources/draft/draft-slice.ts';
import type { TypedDraft } from '../../resources/draft/draft.ts';
import { hasProblems, type Problems } from '../../resources/problems.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';

const IN_FORM = 'check';

/** What each page about the car is given. */
export type CarForm = {
  page: CarPage;
  isReady: boolean;
  draft: CarFields;
  problems: Problems<keyof CarFields>;
  attempts: number;
  /** Takes the answers; with `changes` the page answers something that is no field of it. */
  submit: (event: SubmitEvent, changes?: Partial<CarFields>) => void;
  backHref: string;
  /** The borrower came from the check page to change one answer. */
  isChange: boolean;
};

/** The amount that is asked for, as the form's own page has it. */
const amountOf = ({ amount }: TypedDraft): string => (typeof amount === 'string' ? amount : '');

/** The pages that this borrower goes through: they type their car, or say whether the one that was found is theirs. */
const pathOf = ({ isCarTyped }: CarFields): readonly CarPage[] =>
  CAR_PAGES.filter((page) => page !== (isCarTyped ? 'found' : 'typed'));

/** The page that the address names, no further than the first that is still open. */
export function useCarPage(isReady: boolean): CarPage {
  const [parameters] = useSearchParams();
  const typed = useAppSelector(selectTypedDraft);
  const { today } = useLimits();
  const asked = CAR_PAGES.find((page) => page === parameters.get('step')) ?? 'mark';
  if (!isReady) return asked;
  const path = pathOf(carOf(typed));
  const open = firstOpenCarPage(carOf(typed), { today, amount: amountOf(typed) });
  const isReachable = open === null || path.indexOf(asked) <= path.indexOf(open);
  return path.includes(asked) && isReachable ? asked : (open ?? 'mark');
}

/** One page about the car. Nothing is checked until the borrower presses the button. */
export function useCarForm(page: CarPage, isReady: boolean): CarForm {
  const dispatch = useAppDispatch();
  const go = useGo();
  const [parameters] = useSearchParams();
  const { today } = useLimits();
  const typed = useAppSelector(selectTypedDraft);
  const [attempts, setAttempts] = useState(0);
  const isChange = parameters.get('from') === IN_FORM;
  const draft = carOf(typed);
  const limits = { today, amount: amountOf(typed) };
  const path = pathOf(draft);
  const before = path[path.indexOf(page) - 1];

  const submit = (event: SubmitEvent, changes: Partial<CarFields> = {}): void => {
    event.preventDefault();
    const answers = { ...dispatch((_, getState) => carOf(selectTypedDraft(getState()))), ...changes };
    if (hasProblems(CAR_CHECKS[page](answers, limits))) {
      setAttempts(attempts + 1);
      return;
    }
    const open = firstOpenCarPage(answers, limits);
    const next = isChange ? open : (pathOf(answers)[pathOf(answers).indexOf(page) + 1] ?? open);
    dispatch(draftChanged({ ...changes, isCarAnswered: open === null }));
    if (next !== null) go(carPath(next, { isChange }));
    else go(formPath(isChange ? IN_FORM : 'loan'));
  };

  return {
    page,
    isReady,
    draft,
    problems: attempts > 0 ? CAR_CHECKS[page](draft, limits) : {},
    attempts,
    submit,
    backHref: isChange ? formPath(IN_FORM) : before === undefined ? '/' : carPath(before),
    isChange,
  };
}
