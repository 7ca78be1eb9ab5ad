import { useState, type SubmitEvent } from 'react';
import {
  useAnswerCardBankMutation,
  useChargeCardMutation,
  useConfirmCardPaymentMutation,
  type BankQuestion,
  type CardPaymentResult,
} from './card-calls.ts';
import { only } from '../../resources/problems.ts';
import { declineIn, outcomeOf, type AskedPayment, type CardOutcome } from './present-card-payment.ts';

/** A payment by card from the choice of the card to what it has come to. */
export function useCardPayment({ id, amount, purpose, keeps }: AskedPayment) {
  const [card, setCard] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [question, setQuestion] = useState<BankQuestion | null>(null);
  const [outcome, setOutcome] = useState<CardOutcome | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [charge, charging] = useChargeCardMutation();
  const [answerBank, answering] = useAnswerCardBankMutation();
  const [confirm, confirming] = useConfirmCardPaymentMutation();
  const params = { id };

  const take = (result: CardPaymentResult | null): void => {
    if (result === null) setOutcome('open');
    else if (result['@type'] === 'card-action-required') setQuestion(result);
    else setOutcome(outcomeOf(result));
  };

  const attempt = async (work: () => Promise<CardPaymentResult | null>): Promise<void> => {
    setFailure(null);
    try {
      take(await work());
    } catch (error) {
      setFailure(error);
    }
  };

  /** Null where the bank has its answer and we could not read what came of it: the server finds out. */
  const tell = async (asked: BankQuestion, isConfirmed: boolean): Promise<CardPaymentResult | null> => {
    const { paymentIntentId, paymentIntentClientSecret } = asked;
    await answerBank({ body: { paymentIntentClientSecret, isConfirmed } }).unwrap();
    setQuestion(null);
    try {
      return await confirm({ params, body: { paymentIntentId } }).unwrap();
    } catch (error) {
      if (declineIn(error)) throw error;
      return null;
    }
  };

  return {
    card,
    choose: setCard,
    attempts,
    question,
    outcome,
    failure,
    problems: attempts > 0 ? only({ card: card === '' ? 'Select a card' : undefined }) : {},
    isBusy: charging.isLoading || answering.isLoading || confirming.isLoading,
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      setAttempts(attempts + 1);
      const body = { paymentMethodId: card, amount, purpose, keeps };
      if (card !== '') void attempt(() => charge({ params, body }).unwrap());
    },
    answer: (asked: BankQuestion, isConfirmed: boolean): void => void attempt(() => tell(asked, isConfirmed)),
  };
}
