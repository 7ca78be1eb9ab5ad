import type { Stripe, StripeCardElement, StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef, useState } from 'react';

export type CardFields = { readonly stripe: Stripe; readonly card: StripeCardElement };

// Nothing of the borrower's way through the page is sent to Stripe for its own scoring without consent.
loadStripe.setLoadParameters({ advancedFraudSignals: false });

/** Opens Stripe's fields in the element of `host`. */
export function useCardFields(
  publishableKey: string,
  onChange: (change: StripeCardElementChangeEvent) => void,
) {
  const host = useRef<HTMLDivElement>(null);
  const fields = useRef<CardFields | null>(null);
  const listener = useRef(onChange);
  const [load, setLoad] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    listener.current = onChange;
  });
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const stripe = await loadStripe(publishableKey);
      if (isGone || host.current === null) return;
      if (stripe === null) throw new Error('Stripe.js needs a browser');
      const { color, fontSize } = getComputedStyle(host.current);
      const style = { base: { color, fontSize } };
      const card = stripe.elements().create('card', { hidePostalCode: true, style });
      card.on('change', (change) => listener.current(change));
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

  const loadAgain = (): void => {
    setLoad('loading');
    setTries(tries + 1);
  };
  return { host, fields, load, loadAgain };
}
