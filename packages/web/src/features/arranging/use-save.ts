import type { ArrangementStep } from '@fairlead/core/arrangement/form';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { selfServeArrangementPath } from '../../loan-paths.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import type { ArrangementAnswers } from '../../resources/arrangement/arrangement.ts';
import { saveArrangement } from '../../resources/arrangement/save-arrangement.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { stepAfter } from './arrangement-path.ts';
import type { StepProps } from './step-props.ts';

/** Whether the answer is changed from the summary, to which the borrower then returns. */
export function useIsChange(): boolean {
  const [search] = useSearchParams();
  return search.get('from') === 'summary';
}

/** Saves the answers of a step, and leads to the next one or back to the summary. */
export function useSave({ loanId }: Pick<StepProps, 'loanId'>, step: ArrangementStep) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const isChange = useIsChange();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const save = async (changes: Partial<ArrangementAnswers>, isAgreed = false): Promise<boolean> => {
    setFailure(null);
    setIsSaving(true);
    try {
      const saved = await dispatch(saveArrangement(loanId, { changes, isAgreed }));
      const next = stepAfter(step, saved);
      // A new question comes first. The page of the summary leads to whatever is missing.
      const isAsked = next === 'other' && saved.formData.other === null;
      const to = isChange && !isAsked ? 'summary' : next;
      go(selfServeArrangementPath(loanId, to, isChange && isAsked ? { from: 'summary' } : {}));
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  return { save, isSaving, failure, setFailure };
}
