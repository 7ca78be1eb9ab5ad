import { OPEN_BANKING_CALLBACK, OPEN_BANKING_RESUME } from '@fairlead/contract/web/account-paths';
import { pence } from '@fairlead/core/money/pence';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BankPayment } from '../../resources/repaying/bank-payment.ts';
import { aLoan } from '../../testing/a-loan.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';
import { useReturnedPayment } from './use-returned-payment.ts';

const loan = aLoan();
const PAYMENT: BankPayment = {
  '@type': 'bank-payment',
  id: '01a1f8e9-0000-7000-8000-0000000000b1',
  loanId: loan.id,
  flow: 'early',
  amount: pence(272_01),
  outcome: 'complete',
  isCredited: true,
  url: null,
};

function Callback() {
  const { paymentId, isClean } = useReturnedPayment();
  return paymentId === null ? null : <PaymentReturn paymentId={paymentId} isClean={isClean} />;
}

const Outcome = () => <PaymentOutcome id={PAYMENT.id} />;

beforeEach(() => sessionStorage.clear());

function comeBack(replies: Replies, session: typeof SIGNED_IN | null = SIGNED_IN) {
  const sent = fakeApi(replies);
  const at = `${OPEN_BANKING_CALLBACK}?payment_id=BP-1`;
  return { sent, ...renderScreen({ [OPEN_BANKING_CALLBACK]: Callback }, { at, session }) };
}

function see(payment: Partial<BankPayment>, session: typeof SIGNED_IN | null = SIGNED_IN) {
  fakeApi({ readBankPayment: { data: { ...PAYMENT, ...payment } }, readLoan: { data: loan } });
  return renderScreen({ '/outcome': Outcome }, { at: '/outcome', session });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('coming back from the bank after a payment', () => {
  test('takes the payment out of the address, asks once and shows how it is', async () => {
    const { sent, address } = comeBack({ returnFromBank: { data: PAYMENT } });
    await screen.findByText('Another page');
    expect(address()).toBe(`/open-banking/complete?payment=${PAYMENT.id}`);
    expect(bodiesOf(sent, 'returnFromBank')).toEqual([{ paymentId: 'BP-1' }]);
  });

  test('without a session asks to sign in, and not to pay again', async () => {
    const { sent } = comeBack({}, null);
    await heading('Sign in to see your payment');
    expect(screen.getByText(/Don’t pay again/)).toBeDefined();
    expect(sent).toEqual([]);
  });

  test('in a tab that continued a payment, goes back to that', async () => {
    sessionStorage.setItem('left-for-bank', JSON.stringify({ by: 'resume' }));
    const { sent, address } = comeBack({}, null);
    await screen.findByText('Another page');
    await vi.waitFor(() => expect(address()).toBe(OPEN_BANKING_RESUME));
    expect(sent).toEqual([]);
  });

  test('with a payment of another account shows nothing of it', async () => {
    comeBack({ returnFromBank: { refusal: 'notFound' } });
    await heading('We can’t find this payment');
  });

  test('asks again where the answer was lost', async () => {
    const { user } = comeBack({ returnFromBank: ['no connection', { data: PAYMENT }] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Another page');
  });
});

describe('how a payment is', () => {
  test('complete, with what is true of the loan', async () => {
    see({});
    await heading('Your bank has sent £272.01');
    expect(screen.getByText(/^It has reached us/)).toBeDefined();
    expect(await screen.findByText(/left to pay on your loan/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your loan' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
    expect(document.querySelector('.scene-paid')).not.toBeNull();
  });

  test('sent and not there yet', async () => {
    see({ isCredited: false });
    expect(await screen.findByText(/^It usually reaches us within seconds/)).toBeDefined();
  });

  test.each([
    ['pending', 'Your bank is sending £272.01', false],
    ['cancelled', 'You didn’t pay', true],
    ['unavailable', 'Your bank isn’t responding', true],
    ['unable-to-connect', 'Your bank didn’t make the payment', true],
  ] as const)('%s', async (outcome, title, canRetry) => {
    see({ outcome, isCredited: false });
    await heading(title);
    expect(screen.queryByRole('link', { name: 'Try again' }) !== null).toBe(canRetry);
    expect(document.querySelector('.scene')?.className ?? null).toBe(
      outcome === 'pending' ? 'scene scene-waiting' : null,
    );
  });

  test('is not shown without a session', async () => {
    see({}, null);
    await heading('We can’t show this payment here');
  });
});
