import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { only } from '../../resources/problems.ts';
import type { CardAction } from '../../resources/repaying/pay-by-card.ts';
import { isDecline, type AskedPayment } from './present-card-payment.ts';
import { useCardPayment } from './use-card-payment.ts';

type Fields = { readonly stripe: Stripe; readonly card: StripeCardElement };

// Nothing of the borrower's way through the page is sent to Stripe for its own scoring without consent.
loadStripe.setLoadParameters({ advancedFraudSignals: false });

const EMPTY = { isComplete: false, problem: 'Enter your card details' };

/** Card fields in Stripe's frame: the number never reaches our page or our server. */
export function useStripeCard(payment: AskedPayment, publishableKey: string) {
  const host = useRef<HTMLDivElement>(null);
  const fields = useRef<Fields | null>(null);
  /** The same card again is the same request, so that a lost answer does not charge twice. */
  const usedMethod = useRef<string | null>(null);
  const [load, setLoad] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const [typed, setTyped] = useState(EMPTY);
  const [attempts, setAttempts] = useState(0);
  const [refused, setRefused] = useState<string | undefined>();
  const [isReading, setIsReading] = useState(false);

  const ask: CardAction = async ({ paymentIntentClientSecret: clientSecret }) => {
    const { error } = (await fields.current?.stripe.handleNextAction({ clientSecret })) ?? {};
    if (error) throw new Error(error.message ?? 'The bank got no answer');
  };
  const { pay, ...form } = useCardPayment(payment, ask);

  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const stripe = await loadStripe(publishableKey);
      if (isGone || host.current === null) return;
      if (stripe === null) throw new Error('Stripe.js needs a browser');
      const { color, fontSize } = getComputedStyle(host.current);
      const card = stripe
        .elements()
        .create('card', { hidePostalCode: true, style: { base: { color, fontSize } } });
      card.on('change', ({ complete, error }) => {
        usedMethod.current = null;
        setRefused(undefined);
        setTyped({ isComplete: complete, problem: error?.message ?? EMPTY.problem });
      });
      card.mount(host.current);
      fields.current = { stripe, card };
      setLoad('ready');
    };
    open().catch(() => setLoad('failed'));
    return () => {
      isGone = true;
      fields.current?.card.destroy();
      fields.current = null;
    };
  }, [publishableKey, tries]);

  const methodOf = async ({ stripe, card }: Fields): Promise<string | null> => {
    const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
    if (!paymentMethod) setRefused(error?.message ?? EMPTY.problem);
    return paymentMethod?.id ?? null;
  };
  const send = async (open: Fields): Promise<void> => {
    if (form.failure !== null && isDecline(form.failure)) usedMethod.current = null;
    setIsReading(true);
    usedMethod.current ??= await methodOf(open);
    setIsReading(false);
    if (usedMethod.current === null) setAttempts((before) => before + 1);
    else await pay(usedMethod.current);
  };
  const missing = attempts > 0 && !typed.isComplete ? typed.problem : undefined;
  return {
    ...form,
    host,
    load,
    attempts,
    isBusy: form.isBusy || isReading,
    problems: only({ card: refused ?? missing }),
    loadAgain: (): void => {
      setLoad('loading');
      setTries(tries + 1);
    },
    submit: (event: SubmitEvent): void => {
      event.preventDefault();
      if (form.isBusy || isReading || fields.current === null) return;
      setAttempts(attempts + 1);
      if (typed.isComplete) void send(fields.current);
    },
  };
}
