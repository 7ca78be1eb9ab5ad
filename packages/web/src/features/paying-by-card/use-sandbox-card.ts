import { useState, type SubmitEvent } from 'react';
import { only } from '../../resources/problems.ts';
import type { BankQuestion } from '../../resources/repaying/card-payment.ts';
import { useAnswerCardBankMutation } from './card-calls.ts';
import type { AskedPayment } from './present-card-payment.ts';
import { useCardPayment } from './use-card-payment.ts';

type Asked = { readonly question: BankQuestion; readonly answered: () => void };

/** The test cards of the sandbox, whose bank asks on a page of ours. */
export function useSandboxCard(payment: AskedPayment) {
  const [card, choose] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [answerBank, { isLoading: isAnswering, error }] = useAnswerCardBankMutation();
  const ask = (question: BankQuestion): Promise<void> =>
    new Promise((answered) => setAsked({ question, answered }));
  const { pay, ...form } = useCardPayment(payment, ask);

  const answer = async ({ question, answered }: Asked, isConfirmed: boolean): Promise<void> => {
    const { paymentIntentClientSecret } = question;
    await answerBank({ body: { paymentIntentClientSecret, isConfirmed } }).unwrap();
    setAsked(null);
    answered();
  };
  return {
    ...form,
    card,
    choose,
    attempts,
    problems: attempts > 0 ? only({ card: card === '' ? 'Select a card' : undefined }) : {},
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      setAttempts(attempts + 1);
      if (card !== '') void pay(card);
    },
    bank: asked && {
      isBusy: isAnswering,
      failure: error ?? null,
      // Why it failed is shown on its page, where it can be tried again.
      answer: (isConfirmed: boolean): void => void answer(asked, isConfirmed).catch(() => undefined),
    },
  };
}
