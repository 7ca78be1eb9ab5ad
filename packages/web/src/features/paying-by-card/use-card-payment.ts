import { useState } from 'react';
import { useReset } from '../../parts/page/use-reset.ts';
import type { BankQuestion } from '../../resources/repaying/card-payment.ts';
import { lateRepaymentReset, selectLateRepayment } from '../../resources/repaying/loan-slice.ts';
import { payByCard, type CardAction, type CardOutcome } from '../../resources/repaying/pay-by-card.ts';
import { isApiError } from '../../state/api-error.ts';
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts';
import type { AskedPayment } from './present-card-payment.ts';

/**
 * A payment by card to what it has come to.
 * @param act puts the question of a bank that asks first
 */
export function useCardPayment({ id, amount, purpose, keeps }: AskedPayment, act: CardAction) {
  const dispatch = useAppDispatch();
  useReset(lateRepaymentReset);
  const { isLoading, error, preventRetry } = useAppSelector(selectLateRepayment);
  const [outcome, setOutcome] = useState<CardOutcome | null>(null);
  /** A question that could not be answered: the next press puts it again. */
  const [waiting, setWaiting] = useState<BankQuestion | null>(null);

  const putQuestion: CardAction = async (question) => {
    setWaiting(question);
    await act(question);
    setWaiting(null);
  };
  return {
    outcome,
    failure: error,
    preventRetry,
    isBusy: isLoading,
    pay: async (paymentMethodId: string): Promise<void> => {
      const input = { params: { id }, body: { paymentMethodId, amount, purpose, keeps } };
      try {
        setOutcome(await dispatch(payByCard(input, putQuestion, waiting)));
      } catch (thrown) {
        // Why it failed is in the slice. The server's own answer is the end of a question.
        if (isApiError(thrown)) setWaiting(null);
      }
    },
  };
}
