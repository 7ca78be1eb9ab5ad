import { useState, type SubmitEvent } from 'react';
import type { Day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { PAYMENT_DAY_ERRORS } from '@fairlead/core/schedule/payment-days';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { useTyped } from '../../parts/form/use-typed.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { useMoveSecondAttemptMutation } from '../../resources/repaying/second-attempt.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { notify } from '../../state/notify.ts';

/** As it is stored in the tab: the date, and the loan that it is for. */
const NO_DATE = { date: '', loanId: '' };

/** The day that is chosen, and its sending. */
export function useSecondAttempt(loanId: string, days: readonly Day[]) {
  const go = useGo();
  const dispatch = useAppDispatch();
  const [move, { isLoading }] = useMoveSecondAttemptMutation();
  const { fields, change, forget } = useTyped('second-attempt', NO_DATE);
  const [attempts, setAttempts] = useState(0);
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<unknown>(null);

  const date = days.find((each) => fields.loanId === loanId && each === fields.date) ?? null;
  const refuse = (message: string): void => {
    setProblem(message);
    setAttempts((before) => before + 1);
  };
  const choose = (chosen: string): void => {
    change({ date: chosen, loanId });
    setProblem(undefined);
    setFailure(null);
  };
  const send = async (chosen: Day): Promise<void> => {
    try {
      await move({ params: { id: loanId }, body: { date: chosen } }).unwrap();
      forget();
      dispatch(notify(`We’ll try again on ${longDay(chosen)}. We’ve emailed you the day.`));
      go(loanPath(loanId));
    } catch (error) {
      if (isApiError(error) && error.type === 'secondAttemptDayNotOffered')
        refuse(PAYMENT_DAY_ERRORS.notOffered);
      else setFailure(error);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    setFailure(null);
    if (date === null) refuse(PAYMENT_DAY_ERRORS.empty);
    else void send(date);
  };
  return { date, choose, problem, attempts, failure, isLoading, submit };
}
