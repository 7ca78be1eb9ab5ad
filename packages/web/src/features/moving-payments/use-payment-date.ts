import { useState, type SubmitEvent } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { PAYMENT_DAY_ERRORS } from '@fairlead/core/schedule/payment-days';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { useTyped } from '../../parts/form/use-typed.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import { usePreviewPaymentDateQuery, useUpdatePaymentDateMutation } from '../../resources/loan.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAppDispatch } from '../../state/hooks.ts';
import { notify } from '../../state/notify.ts';

/** As it is stored in the tab: the date, and the loan that it is for. */
const NO_DATE = { date: '', loanId: '' };

export function usePaymentDate(loanId: string, dates: readonly Day[]) {
  const go = useGo();
  const dispatch = useAppDispatch();
  const [update, { isLoading }] = useUpdatePaymentDateMutation();
  const { fields, change, forget } = useTyped('payment-date', NO_DATE);
  const [attempts, setAttempts] = useState(0);
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<unknown>(null);

  const date = dates.find((each) => fields.loanId === loanId && each === fields.date) ?? null;
  const preview = usePreviewPaymentDateQuery(
    date === null ? skipToken : { params: { id: loanId }, body: { date } },
  );
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
      await update({ params: { id: loanId }, body: { date: chosen } }).unwrap();
      forget();
      dispatch(notify(`Your next payment is due on ${longDay(chosen)}. We’ve emailed you the new dates.`));
      go(loanPath(loanId));
    } catch (error) {
      if (isApiError(error) && error.type === 'paymentDateNotOffered') refuse(PAYMENT_DAY_ERRORS.notOffered);
      else setFailure(error);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    setFailure(null);
    if (date === null) {
      refuse(PAYMENT_DAY_ERRORS.empty);
      return;
    }
    setAttempts(attempts + 1);
    void send(date);
  };
  return {
    date,
    choose,
    preview: date === null ? undefined : preview.currentData,
    previewError: date === null ? undefined : preview.error,
    problem,
    attempts,
    failure,
    isLoading,
    submit,
  };
}
