import { applicationPath } from '@fairlead/contract/web/account-paths';
import { useState, type SubmitEvent } from 'react';
import { taskPath } from '../../application-paths.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { useUpdateSettlementFigureMutation } from '../../resources/motor/settlement-figure.ts';
import type { Application } from '../../resources/loan-application.ts';
import { only } from '../../resources/problems.ts';
import { isApiError } from '../../state/api-error.ts';
import { checkFigure, isFigure, type FigureProblems, type TypedFigure } from './check-figure.ts';

const EMPTY: TypedFigure = { settlementAmount: '', settlementValidUntil: { day: '', month: '', year: '' } };

/** A new settlement figure, which leads to the documents that name it. */
export function useFigure({ id }: Application) {
  const go = useGo();
  const [update, { isLoading }] = useUpdateSettlementFigureMutation();
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<FigureProblems>({});
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);

  const refuse = (error: unknown): void => {
    const fields = isApiError(error) ? (error.fields ?? {}) : {};
    const [settlementAmount] = fields.settlementAmount ?? [];
    const [settlementValidUntil] = fields.settlementValidUntil ?? [];
    if (settlementAmount === undefined && settlementValidUntil === undefined) setFailure(error);
    else setProblems(only({ settlementAmount, settlementValidUntil }));
    setAttempts((count) => count + 1);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    const checked = checkFigure(typed);
    setProblems(isFigure(checked) ? {} : checked);
    setAttempts((count) => count + 1);
    setFailure(null);
    if (!isFigure(checked)) return;
    update({ params: { id }, body: checked })
      .unwrap()
      .then(
        (application) =>
          go(application.state === 'Documents' ? taskPath(id, 'documents') : applicationPath(application)),
        refuse,
      );
  };
  const change = (changes: Partial<TypedFigure>): void => setTyped({ ...typed, ...changes });
  return { typed, change, problems, attempts, failure, isLoading, submit };
}
