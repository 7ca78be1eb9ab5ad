import { useState } from 'react';
import { useTyped } from '../../parts/form/use-typed.ts';
import { hasProblems, type Problems } from '../../resources/problems.ts';
import type { TypedFields, TypedForm } from '../../state/typed-storage.ts';

/** The fields of one step, and the problems that its last press found. `start` is what is saved. */
export function useFields<Fields extends TypedFields & { readonly loanId: string }>(
  form: TypedForm,
  start: Fields,
  check: (fields: Fields) => Problems,
) {
  const { fields: typed, change, forget } = useTyped(form, start);
  // What was typed for another loan is not an answer for this one.
  const fields = typed.loanId === start.loanId ? typed : start;
  const [attempts, setAttempts] = useState(0);
  const found = check(fields);
  return {
    fields,
    change: (changes: Partial<Fields>): void => change({ ...changes, loanId: start.loanId }),
    forget,
    problems: attempts > 0 ? found : {},
    attempts,
    /** Whether everything is answered; from now on what is wrong is shown. */
    isReady: (): boolean => {
      setAttempts(attempts + 1);
      return !hasProblems(found);
    },
  };
}
