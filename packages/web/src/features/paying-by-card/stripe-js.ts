/** What went wrong at Stripe, in its words for the borrower. */
type StripeError = { readonly message?: string };

export interface CardElement {
  mount(host: HTMLElement): void;
  destroy(): void;
  on(event: 'change', listen: (change: { complete: boolean; error?: StripeError }) => void): void;
}

/** The part of Stripe.js that the page uses (https://docs.stripe.com/js). */
export interface Stripe {
  elements(): { create(type: 'card', options: { readonly hidePostalCode: true }): CardElement };
  createPaymentMethod(input: {
    readonly type: 'card';
    readonly card: CardElement;
  }): Promise<{ readonly paymentMethod?: { readonly id: string }; readonly error?: StripeError }>;
  /** Shows the question of the bank in a frame, and resolves once it is answered. */
  handleNextAction(input: { readonly clientSecret: string }): Promise<{ readonly error?: StripeError }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe;
  }
}

/** Its version has to be of the same release as the server's, which is `STRIPE_VERSION` in packages/providers. */
const ADDRESS = 'https://js.stripe.com/endive/stripe.js';

function loadScript(): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = ADDRESS;
    script.addEventListener('load', () => loaded());
    script.addEventListener('error', () => {
      script.remove();
      failed(new Error('The card fields could not be loaded'));
    });
    document.head.append(script);
  });
}

/** Loads Stripe.js, which Stripe wants from its own address and not from a build (https://docs.stripe.com/js/including). */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
  if (window.Stripe === undefined) await loadScript();
  if (window.Stripe === undefined) throw new Error('Stripe.js has loaded without its function');
  return window.Stripe(publishableKey);
}
