import { useState, type SubmitEvent } from 'react';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { PAYMENT_DAY_ERRORS } from '@fairlead/core/schedule/payment-days';
import { useGo } from '../../parts/page/navigation.tsx';
import { useProvidePaymentDayMutation, type Application } from '../../resources/loan-application.ts';
import { isApiError } from '../../state/api-error.ts';

export function usePaymentDay(application: Application, requirementId: string) {
  const go = useGo();
  const [provide, { isLoading }] = useProvidePaymentDayMutation();
  const [day, setDay] = useState<number | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<unknown>(null);

  const refuse = (message: string): void => {
    setProblem(message);
    setAttempts((before) => before + 1);
  };
  const choose = (chosen: number): void => {
    setDay(chosen);
    setProblem(undefined);
  };
  const send = async (chosen: number): Promise<void> => {
    try {
      go(applicationPath(await provide({ params: { id: requirementId }, body: { day: chosen } }).unwrap()));
    } catch (error) {
      if (isApiError(error) && error.type === 'paymentDayNotOffered') refuse(PAYMENT_DAY_ERRORS.notOffered);
      else setFailure(error);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLoading) return;
    setFailure(null);
    if (day === null) {
      refuse(PAYMENT_DAY_ERRORS.empty);
      return;
    }
    setAttempts(attempts + 1);
    void send(day);
  };
  return { day, choose, problem, attempts, failure, isLoading, submit };
}
