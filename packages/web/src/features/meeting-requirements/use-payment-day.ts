import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router';
import { applicationPath } from '@fairlead/contract/web/account-paths';
import { PAYMENT_DAY_ERRORS } from '@fairlead/core/schedule/payment-days';
import { isAfterAccount } from '../../application-paths.ts';
import { useTyped } from '../../parts/form/use-typed.ts';
import { useGo } from '../../parts/page/navigation.tsx';
import type { Application } from '../../resources/loan-application.ts';
import {
  requirementOf,
  useProvideBankPaymentDayMutation,
  useProvidePaymentDayMutation,
} from '../../resources/requirement.ts';
import { isApiError } from '../../state/api-error.ts';

/** As it is stored in the tab: the day, and the application that it is for. */
const NO_DAY = { day: '', applicationId: '' };

export function usePaymentDay(application: Application, requirementId: string, offered: readonly number[]) {
  const go = useGo();
  const [parameters] = useSearchParams();
  const [provideAlone, alone] = useProvidePaymentDayMutation();
  const [provideWithAccount, withAccount] = useProvideBankPaymentDayMutation();
  const isLoading = alone.isLoading || withAccount.isLoading;
  const bank = isAfterAccount(parameters) ? requirementOf(application, 'bank') : undefined;
  const { fields, change, forget } = useTyped('payment-day', NO_DAY);
  const [attempts, setAttempts] = useState(0);
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<unknown>(null);

  const isOfThis = fields.applicationId === application.id;
  const day = offered.find((each) => isOfThis && String(each) === fields.day) ?? null;
  const refuse = (message: string): void => {
    setProblem(message);
    setAttempts((before) => before + 1);
  };
  const choose = (chosen: number): void => {
    change({ day: String(chosen), applicationId: application.id });
    setProblem(undefined);
  };
  const send = async (chosen: number): Promise<void> => {
    try {
      const provide = bank ? provideWithAccount : provideAlone;
      const params = { id: bank?.id ?? requirementId };
      const provided = await provide({ params, body: { day: chosen } }).unwrap();
      forget();
      go(applicationPath(provided));
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
