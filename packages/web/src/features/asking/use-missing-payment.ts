import { useState, type SubmitEvent } from 'react';
import { useTyped } from '../../parts/form/use-typed.ts';
import { useReportMissingPaymentMutation, type PaymentTrace } from '../../resources/repaying/cases.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { checkClaim, NO_CLAIM } from './check-claim.ts';

/** What the borrower says they paid, its sending, and what was found. */
export function useMissingPayment(loanId: string) {
  const { today } = usePageSettings();
  const { fields, change, forget } = useTyped('missing-payment', NO_CLAIM, loanId);
  const [report, { isLoading }] = useReportMissingPaymentMutation();
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const [trace, setTrace] = useState<PaymentTrace | null>(null);
  const { claim, problems } = checkClaim(fields, today);

  const send = async (asksPerson: boolean): Promise<void> => {
    if (isLoading || claim === null) return;
    setFailure(null);
    try {
      const answered = await report({ params: { id: loanId }, body: { ...claim, asksPerson } }).unwrap();
      setTrace(answered);
      setAttempts(0);
      if (answered.case) forget();
    } catch (error) {
      setFailure(error);
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setAttempts((before) => before + 1);
    void send(false);
  };
  return {
    fields,
    change,
    problems: attempts > 0 ? problems : {},
    attempts,
    failure,
    isLoading,
    trace,
    submit,
    askPerson: () => void send(true),
    /** Back to what was typed. */
    edit: () => {
      setTrace(null);
      setFailure(null);
    },
  };
}
