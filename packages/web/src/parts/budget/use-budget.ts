import type { StatementAnswers } from '@fairlead/core/financial-statement/answers';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTyped } from '../form/use-typed.ts';
import {
  answersIn,
  statementSaved,
  useChangeFinancialStatementMutation,
  type Statement,
} from '../../resources/financial-statement/financial-statement.ts';
import type { Problems } from '../../resources/problems.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { fieldsOf, readFields, type BudgetFields } from './budget-fields.ts';

export type BudgetProps = {
  userId: string;
  statement: Statement;
  /** Opens the statement again. */
  reload: () => PromiseLike<unknown>;
};

/** Refusals after which the statement is opened again, with what was typed over its figures. */
export type ReloadReason = 'statementChanged' | 'statementExpired';

/** How the last attempt to save ended. */
type Saving = {
  /** When it was saved in this visit, as the browser's clock shows it. */
  savedAt: Date | null;
  failure: unknown;
  /** Why the statement was opened again, with other figures than before. */
  notice: ReloadReason | null;
};

function reloadReason(error: unknown): ReloadReason | null {
  const type = isApiError(error) ? error.type : '';
  return type === 'statementChanged' || type === 'statementExpired' ? type : null;
}

/** The answers as a request has them. */
const bodyOf = (answers: StatementAnswers) => ({
  ...answers,
  entries: [...answers.entries],
  billsBehind: [...answers.billsBehind],
  debts: [...answers.debts],
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields; where one cannot be read, what the statement has. */
function readable(fields: BudgetFields, start: BudgetFields, problems: Problems): BudgetFields {
  const stored = Object.keys(problems).map((name) => [name, start[name] ?? ''] as const);
  return { ...fields, ...Object.fromEntries(stored) };
}

/** A budget as it is typed, and its saving: whatever can be read is saved, one request after the other. */
export function useBudget({ userId, statement, reload }: BudgetProps) {
  const dispatch = useAppDispatch();
  const [put] = useChangeFinancialStatementMutation();
  const start = fieldsOf(answersIn(statement));
  const { fields, change, forget } = useTyped('budget', start);
  const [saving, setSaving] = useState<Saving>({ savedAt: null, failure: null, notice: null });
  const { answers, problems } = readFields(fields);
  const answersToSave = readFields(readable(fields, start, problems)).answers;
  const isSaved = isSame(answersToSave, readFields(start).answers);

  const now = { statement, fields, problems, answersToSave, isSaved, change, forget, reload };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const send = useCallback(async (): Promise<boolean> => {
    const sent = latest.current;
    if (sent.isSaved) return true;
    const { id, version } = sent.statement;
    try {
      const body = { version, ...bodyOf(sent.answersToSave) };
      const saved = await put({ params: { id }, body }).unwrap();
      dispatch(statementSaved(userId, saved));
      // What cannot be read stays typed, and so does everything if more was typed meanwhile.
      if (isSame(latest.current.fields, sent.fields)) {
        const unread = Object.keys(sent.problems).map((name) => [name, sent.fields[name] ?? ''] as const);
        sent.forget();
        if (unread.length > 0) sent.change(Object.fromEntries(unread));
      }
      setSaving({ savedAt: new Date(), failure: null, notice: null });
      return true;
    } catch (failure) {
      const notice = reloadReason(failure);
      if (notice !== null) await sent.reload();
      setSaving((before) => ({ ...before, failure: notice === null ? failure : null, notice }));
      return false;
    }
  }, [dispatch, put, userId]);

  /** Saves what is typed, and returns whether it is saved. */
  const save = useCallback((): Promise<boolean> => {
    queue.current = queue.current.then(send);
    return queue.current;
  }, [send]);

  return { fields, change, answers, problems, isSaved, save, ...saving };
}

export type Budget = ReturnType<typeof useBudget>;
