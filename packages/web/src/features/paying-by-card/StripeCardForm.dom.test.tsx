import type { Stripe } from '@stripe/stripe-js';
import { pence } from '@fairlead/core/money/pence';
import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { payByCardPath } from '../../loan-paths.ts';
import { SCREENS } from '../../paths.ts';
import { NOTHING_CONFIGURED } from '../../parts/public/nothing-configured.ts';
import type { RepaymentOptions } from '../../resources/repaying/repayment.ts';
import { aLoan } from '../../testing/a-loan.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, keysOf, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN, summary } from '../../testing/render-screen.tsx';
import PayByCardScreen from './PayByCardScreen.tsx';

const loan = aLoan({});
const PAID = { data: { ...loan, pendingRepayments: [] } };
const NOT_EARLY = { range: null, reason: 'Pay what is overdue first.' };

const OPTIONS: RepaymentOptions = {
  '@type': 'repayment-options',
  late: { range: { least: pence(1_00), most: pence(272_01) }, reason: null },
  early: NOT_EARLY,
  directDebit: null,
  card: { fields: 'stripe', early: NOT_EARLY },
};

const QUESTION = {
  '@type': 'card-action-required' as const,
  paymentIntentId: 'pi_1',
  paymentIntentClientSecret: 'pi_1_secret_2',
};

/** The package loads Stripe.js once in a document, so the function stays and what it opens changes. */
let open: (key: string) => Stripe;
beforeAll(() => {
  const Stripe = Object.assign((key: string) => open(key), { version: 'endive' });
  Object.assign(window, { Stripe });
});

const COMPLETE = { complete: true };

/** Stripe.js as its documentation describes it, with the card that its frame would have read. */
function stripeJs() {
  let listen: (change: object) => void = () => undefined;
  let isMounted = false;
  const card = {
    mount: (host: HTMLElement) => {
      isMounted = host.isConnected;
    },
    destroy: () => {
      isMounted = false;
    },
    on: (_: 'change', listener: typeof listen) => {
      listen = listener;
    },
  };
  const methods = [{ paymentMethod: { id: 'pm_1' } }, { paymentMethod: { id: 'pm_2' } }];
  const createPaymentMethod = vi.fn((): Promise<object> => Promise.resolve(methods.shift() ?? {}));
  const handleNextAction = vi.fn((): Promise<object> => Promise.resolve({}));
  const stripe = { elements: () => ({ create: () => card }), createPaymentMethod, handleNextAction };
  const opened = vi.fn((_key: string) => stripe as unknown as Stripe);
  open = opened;
  return {
    opened,
    createPaymentMethod,
    handleNextAction,
    isMounted: () => isMounted,
    type: (change: object) => act(() => listen(change)),
  };
}

async function openPage(replies: Replies = {}) {
  const stripe = stripeJs();
  const sent = fakeApi({
    readUser: { data: aUser() },
    readLoan: { data: loan },
    repaymentOptions: { data: OPTIONS },
    attemptCardCharge: PAID,
    confirmCardPayment: PAID,
    ...replies,
  });
  const rendered = renderScreen(
    { [SCREENS.payByCard]: PayByCardScreen },
    {
      at: payByCardPath({ id: loan.id, purpose: 'late', amount: 272_01 }),
      session: SIGNED_IN,
      settings: { clientConfig: { ...NOTHING_CONFIGURED, cardPaymentPublishableKey: 'pk_test_1' } },
    },
  );
  const button = await screen.findByRole('button', { name: 'Pay £272.01' });
  await vi.waitFor(() => expect(stripe.isMounted()).toBe(true));
  return { ...rendered, sent, stripe, pay: () => rendered.user.click(button) };
}

const paid = () => screen.findByRole('heading', { name: 'You’ve paid £272.01' });

describe('a borrower who pays with a card in Stripe’s fields', () => {
  test('pays by the payment method that Stripe made of it', async () => {
    const { stripe, sent, pay } = await openPage();
    expect(stripe.opened.mock.calls).toEqual([['pk_test_1']]);
    stripe.type(COMPLETE);
    await pay();
    await paid();
    expect(bodiesOf(sent, 'attemptCardCharge')).toEqual([
      { paymentMethodId: 'pm_1', amount: 272_01, purpose: 'late', keeps: 'instalment' },
    ]);
  });

  test('reads what is missing, in the words of Stripe where it has some', async () => {
    const { stripe, sent, pay } = await openPage();
    await pay();
    expect(summary()).toEqual(['Enter your card details']);
    stripe.type({ complete: false, error: { message: 'Your card’s expiry date is in the past.' } });
    await pay();
    expect(summary()).toEqual(['Your card’s expiry date is in the past.']);
    expect(bodiesOf(sent, 'attemptCardCharge')).toEqual([]);
  });

  test('is asked by the bank, and has then paid', async () => {
    const { stripe, sent, pay } = await openPage({ attemptCardCharge: { data: QUESTION } });
    stripe.type(COMPLETE);
    await pay();
    await paid();
    expect(stripe.handleNextAction.mock.calls).toEqual([
      [{ clientSecret: QUESTION.paymentIntentClientSecret }],
    ]);
    expect(bodiesOf(sent, 'confirmCardPayment')).toEqual([{ paymentIntentId: 'pi_1' }]);
  });

  test('sends the same card again as the same request when there was no answer', async () => {
    const { stripe, sent, pay } = await openPage({ attemptCardCharge: ['no connection', PAID] });
    stripe.type(COMPLETE);
    await pay();
    await screen.findByText('We couldn’t reach our server');
    await pay();
    await paid();
    expect(stripe.createPaymentMethod).toHaveBeenCalledTimes(1);
    expect(new Set(keysOf(sent, 'attemptCardCharge')).size).toBe(1);
  });

  test('pays with another after the bank declined one', async () => {
    const declined = { refusal: 'cardPaymentFailedError' as const, reasonCode: 'DECLINED' };
    const { stripe, sent, pay } = await openPage({ attemptCardCharge: [declined, PAID] });
    stripe.type(COMPLETE);
    await pay();
    await screen.findByText(/^Your bank declined this payment.* No money was taken\.$/);
    await pay();
    await paid();
    expect(
      bodiesOf(sent, 'attemptCardCharge').map(
        (body) => (body as { paymentMethodId: string }).paymentMethodId,
      ),
    ).toEqual(['pm_1', 'pm_2']);
  });

  test('reads why Stripe refused the card', async () => {
    const { stripe, sent, pay } = await openPage();
    stripe.createPaymentMethod.mockResolvedValueOnce({ error: { message: 'Your card number is invalid.' } });
    stripe.type(COMPLETE);
    await pay();
    await vi.waitFor(() => expect(summary()).toEqual(['Your card number is invalid.']));
    expect(bodiesOf(sent, 'attemptCardCharge')).toEqual([]);
  });
});
