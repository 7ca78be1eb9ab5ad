import { useState, type SubmitEvent } from 'react';
import { hasProblems, only } from '../../resources/problems.ts';
import type { TypedFields, TypedForm } from '../../state/typed-storage.ts';
import { useTyped } from './use-typed.ts';

/** What was typed: what is sent of it, or what to correct. */
interface Checked<Body> {
  readonly body: Body | null;
  readonly problems: Readonly<Record<string, string | undefined>>;
}

interface Reported<Fields extends TypedFields, Body> {
  readonly form: TypedForm;
  readonly start: Fields;
  readonly loanId: string;
  readonly check: (fields: Fields) => Checked<Body>;
  readonly send: (body: Body) => Promise<unknown>;
  readonly isLoading: boolean;
}

/** A form that reports something about a loan. What was typed is forgotten once it is sent. */
export function useReport<Fields extends TypedFields, Body>(reported: Reported<Fields, Body>) {
  const { form, start, loanId, check, send, isLoading } = reported;
  const { fields, change, forget } = useTyped(form, start, loanId);
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const { body, problems: all } = check(fields);
  const problems = only(all);
  const sendOnce = async (checked: Body): Promise<void> => {
    try {
      await send(checked);
      forget();
    } catch (error) {
      setFailure(error);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    setFailure(null);
    setAttempts((before) => before + 1);
    if (body !== null && !hasProblems(problems)) void sendOnce(body);
  };
  return { fields, change, problems: attempts > 0 ? problems : {}, attempts, failure, isLoading, submit };
}
