import { useState, type SubmitEvent } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { PAYMENT_DAY_ERRORS } from '@fairlead/core/schedule/payment-days';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { useTyped } from '../../parts/form/use-typed.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { updatePaymentDate, usePreviewPaymentDateQuery } from '../../resources/repaying/payment-schedule.ts';
import {
  scheduleErrorCleared,
  selectPaymentSchedule,
} from '../../resources/repaying/payment-schedule-slice.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import { notify } from '../../state/notify.ts';

/** As it is stored in the tab: the date, and the loan that it is for. */
const NO_DATE = { date: '', loanId: '' };

export function usePaymentDate(loanId: string, dates: readonly Day[]) {
  const go = useGo();
  const dispatch = useAppDispatch();
  const { isLoading, error } = useAppSelector(selectPaymentSchedule);
  const { fields, change, forget } = useTyped('payment-date', NO_DATE);
  const [attempts, setAttempts] = useState(0);
  /** A refusal that comes back counts as well: the summary of problems gets the focus. */
  const countAttempt = (): void => setAttempts((before) => before + 1);

  const date = dates.find((each) => fields.loanId === loanId && each === fields.date) ?? null;
  const preview = usePreviewPaymentDateQuery(
    date === null ? skipToken : { params: { id: loanId }, body: { date } },
  );
  const isRefused = error?.type === 'paymentDateNotOffered';
  const isMissing = attempts > 0 && date === null;
  const missing = isMissing ? PAYMENT_DAY_ERRORS.empty : undefined;
  const choose = (chosen: string): void => {
    change({ date: chosen, loanId });
    dispatch(scheduleErrorCleared());
  };
  const send = async (chosen: Day): Promise<void> => {
    if (!(await dispatch(updatePaymentDate(loanId, chosen)))) {
      countAttempt();
      return;
    }
    forget();
    dispatch(notify(`Your next payment is due on ${longDay(chosen)}. We’ve emailed you the new dates.`));
    go(loanPath(loanId));
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    dispatch(scheduleErrorCleared());
    countAttempt();
    if (date !== null) void send(date);
  };
  return {
    date,
    choose,
    preview: date === null ? undefined : preview.currentData,
    previewError: date === null ? undefined : preview.error,
    problem: isRefused ? PAYMENT_DAY_ERRORS.notOffered : missing,
    attempts,
    failure: isRefused ? null : error,
    isLoading,
    submit,
  };
}
