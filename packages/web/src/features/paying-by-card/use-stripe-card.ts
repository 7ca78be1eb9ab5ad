import { useRef, useState, type SubmitEvent } from 'react';
import { only } from '../../resources/problems.ts';
import type { CardAction } from '../../resources/repaying/pay-by-card.ts';
import { isDecline, type AskedPayment } from './present-card-payment.ts';
import { useCardFields, type CardFields } from './use-card-fields.ts';
import { useCardPayment } from './use-card-payment.ts';

const EMPTY = { isComplete: false, problem: 'Enter your card details' };

/** Card fields in Stripe's frame: the number never reaches our page or our server. */
export function useStripeCard(payment: AskedPayment, publishableKey: string) {
  /** The same card again is the same request, so that a lost answer does not charge twice. */
  const usedMethod = useRef<string | null>(null);
  const [typed, setTyped] = useState(EMPTY);
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<string | undefined>();
  const [isReading, setIsReading] = useState(false);

  const { host, fields, load, loadAgain } = useCardFields(publishableKey, ({ complete, error }) => {
    usedMethod.current = null;
    setRefused(undefined);
    setTyped({ isComplete: complete, problem: error?.message ?? EMPTY.problem });
  });
  const ask: CardAction = async ({ paymentIntentClientSecret: clientSecret }) => {
    if (fields.current === null) throw new Error('The card fields are gone');
    const { error } = await fields.current.stripe.handleNextAction({ clientSecret });
    if (error) throw new Error(error.message ?? 'The bank got no answer');
  };
  const { pay, outcome, failure, preventRetry, isBusy } = useCardPayment(payment, ask);

  const methodOf = async ({ stripe, card }: CardFields): Promise<string | null> => {
    const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
    if (error) setRefused(error.message ?? EMPTY.problem);
    return paymentMethod?.id ?? null;
  };
  const send = async (open: CardFields): Promise<void> => {
    if (failure !== null && isDecline(failure)) usedMethod.current = null;
    setIsReading(true);
    usedMethod.current ??= await methodOf(open);
    setIsReading(false);
    if (usedMethod.current === null) setAttempts((before) => before + 1);
    else await pay(usedMethod.current);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isBusy || isReading || fields.current === null) return;
    setAttempts(attempts + 1);
    if (typed.isComplete) void send(fields.current);
  };
  const missing = attempts > 0 && !typed.isComplete ? typed.problem : undefined;
  const problems = only({ card: refused ?? missing });
  return {
    host,
    load,
    loadAgain,
    end: { outcome, failure, preventRetry },
    form: { attempts, problems, failure, submit },
    isBusy: isBusy || isReading,
  };
}
