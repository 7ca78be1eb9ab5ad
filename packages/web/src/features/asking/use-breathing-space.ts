import { useState, type SubmitEvent } from 'react';
import type { Day } from '@fairlead/core/calendar/day';
import { typedDay } from '@fairlead/core/calendar/typed-date';
import { APPLICATION_ERRORS, canHaveAppliedOn } from '@fairlead/core/breathing-space/breathing-space';
import { useTyped } from '../../parts/form/use-typed.ts';
import { useReportBreathingSpaceMutation } from '../../resources/repaying/cases.ts';
import { hasProblems, only } from '../../resources/problems.ts';
import { usePageSettings } from '../../state/page-settings.ts';

const NOTHING = { adviser: '', day: '', month: '', year: '' };

function dayProblem(isEmpty: boolean, appliedOn: Day | undefined, today: Day): string | undefined {
  if (isEmpty) return APPLICATION_ERRORS.appliedOn;
  if (appliedOn === undefined) return APPLICATION_ERRORS.notADay;
  return canHaveAppliedOn(appliedOn, today) ? undefined : APPLICATION_ERRORS.tooFar;
}

/** With whom and when a breathing space was applied for, and telling us. */
export function useBreathingSpace(loanId: string) {
  const { today } = usePageSettings();
  const { fields, change, forget } = useTyped('breathing-space', NOTHING, loanId);
  const [report, { isLoading }] = useReportBreathingSpaceMutation();
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const adviser = fields.adviser.trim();
  const appliedOn = typedDay(fields);
  const isEmpty = [fields.day, fields.month, fields.year].every((part) => part.trim() === '');
  const problems = only({
    adviser: adviser === '' ? APPLICATION_ERRORS.adviser : undefined,
    appliedOn: dayProblem(isEmpty, appliedOn, today),
  });
  const send = async (on: Day): Promise<void> => {
    try {
      await report({ params: { id: loanId }, body: { adviser, appliedOn: on } }).unwrap();
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
    if (!hasProblems(problems) && appliedOn !== undefined) void send(appliedOn);
  };
  return { fields, change, problems: attempts > 0 ? problems : {}, attempts, failure, isLoading, submit };
}
