import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { BankPayment, BankPaymentOutcome } from '../../resources/repaying/bank-payment.ts';

export type OutcomeWords = {
  readonly title: string;
  readonly text: string;
  /** Whether trying again can help: nothing was paid. */
  readonly canRetry: boolean;
};

/** How a payment is, for the one who pays it: nothing here is about the loan. */
export function outcomeInWords({ amount, outcome }: Pick<BankPayment, 'amount' | 'outcome'>): OutcomeWords {
  const money = formatWholePounds(amount);
  return { ...WORDS[outcome](money), canRetry: RETRIED.includes(outcome) };
}

const RETRIED: readonly BankPaymentOutcome[] = ['cancelled', 'unavailable', 'unable-to-connect', 'expired'];

const WORDS: Readonly<Record<BankPaymentOutcome, (money: string) => Omit<OutcomeWords, 'canRetry'>>> = {
  complete: (money) => ({
    title: `Your bank has sent ${money}`,
    text: 'It usually reaches us within seconds, and can take up to 2 hours. You don’t need to do anything else.',
  }),
  pending: (money) => ({
    title: `Your bank is sending ${money}`,
    text: 'You’ve approved the payment, and your bank hasn’t confirmed it yet. This page updates when it does. Don’t pay again.',
  }),
  waiting: (money) => ({
    title: `Your bank hasn’t answered yet`,
    text: `We don’t know yet whether you approved ${money}. This page updates when your bank answers.`,
  }),
  cancelled: (money) => ({
    title: 'You didn’t pay',
    text: `The payment of ${money} was cancelled, and no money has left your account. You can try again, or pay another way.`,
  }),
  unavailable: (money) => ({
    title: 'Your bank isn’t responding',
    text: `${money} has not been paid, and no money has left your account. Try again in a few minutes, or pay another way.`,
  }),
  'unable-to-connect': (money) => ({
    title: 'Your bank didn’t make the payment',
    text: `${money} has not been paid. There might not be enough money in the account, or it might be in someone else’s name. Try again, or pay another way.`,
  }),
  expired: (money) => ({
    title: 'This took longer than 30 minutes',
    text: `For your security, the payment of ${money} has ended, and no money has left your account. You can start it again.`,
  }),
};
