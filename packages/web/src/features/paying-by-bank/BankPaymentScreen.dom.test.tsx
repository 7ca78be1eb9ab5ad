import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bankPaymentPath } from '../../loan-paths.ts';
import { SCREENS } from '../../paths.ts';
import type { BankPayment } from '../../resources/repaying/bank-payment.ts';
import { aLoan } from '../../testing/a-loan.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { heading, renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import BankPaymentScreen from './BankPaymentScreen.tsx';

afterEach(() => vi.restoreAllMocks());

const loan = aLoan();

const PAYMENT: BankPayment = {
  '@type': 'bank-payment',
  id: '01a1f8e9-0000-7000-8000-0000000000b1',
  loanId: loan.id,
  flow: 'late',
  amount: pence(272_01),
  outcome: 'waiting',
  isCredited: false,
  url: 'https://payment.example/payments#payment_id=1',
};

const RESUME = {
  '@type': 'resume-journey' as const,
  url: 'https://loans.example/truelayer/resume?code=c&token=t',
  expiresAt: '2026-11-20T14:35:00.000Z',
};

const OPTIONS = {
  '@type': 'repayment-options' as const,
  late: { range: { least: pence(1_00), most: pence(303_27) }, reason: null },
  early: { range: null, reason: 'Not now.' },
  card: null,
  directDebit: { submitOn: day('2026-12-16'), collectOn: day('2026-12-18') },
};

function open(replies: Replies, at = bankPaymentPath(loan.id, 'late', 272_01)) {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const sent = fakeApi({ readLoan: { data: loan }, repaymentOptions: { data: OPTIONS }, ...replies });
  return {
    assign,
    sent,
    ...renderScreen({ [SCREENS.bankPayment]: BankPaymentScreen }, { at, session: SIGNED_IN }),
  };
}

const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
describe('paying from the bank', () => {
  test('says what will happen, and leaves for the bank with the amount of the address', async () => {
    const page = open({ startBankPayment: { data: PAYMENT } });
    await heading('Pay £272.01 from your bank');
    expect(screen.getByText(/^It shows you £272.01 to Lendable/)).toBeDefined();
    await press(page, 'Choose your bank');
    await vi.waitFor(() => expect(page.assign).toHaveBeenCalledWith(PAYMENT.url));
    expect(bodiesOf(page.sent, 'startBankPayment')).toEqual([
      { subjectId: loan.id, subjectType: 'loan', flow: 'late', amount: 272_01 },
    ]);
  });

  test('pays everything that is overdue where the address names no amount', async () => {
    open({}, bankPaymentPath(loan.id, 'late'));
    await heading('Pay £303.27 from your bank');
  });

  test('sends what stays the same after an early payment', async () => {
    const at = bankPaymentPath(loan.id, 'early', 50_00, 'term');
    const page = open({ startBankPayment: { data: { ...PAYMENT, flow: 'early' } } }, at);
    await press(page, 'Choose your bank');
    await vi.waitFor(() => expect(page.assign).toHaveBeenCalled());
    expect(bodiesOf(page.sent, 'startBankPayment')).toMatchObject([
      { flow: 'early', amount: 50_00, keeps: 'term' },
    ]);
  });

  test('leads back where there is nothing to pay in the address', async () => {
    open({}, `${SCREENS.bankPayment}?id=${loan.id}&flow=gift&amount=5`);
    await heading('Choose what to pay first');
    expect(screen.getByRole('link', { name: 'Make a payment' })).toBeDefined();
  });

  test('says why it cannot start, and leaves nothing', async () => {
    const page = open({ startBankPayment: [{ refusal: 'repaymentNotPossible' }, { data: PAYMENT }] });
    await press(page, 'Choose your bank');
    await screen.findByText(/A payment for this is already under way/);
    expect(page.assign).not.toHaveBeenCalled();
    await press(page, 'Choose your bank');
    await vi.waitFor(() => expect(page.assign).toHaveBeenCalled());
  });
});

test('leads back where the amount of the address can no longer be paid', async () => {
  const page = open({ startBankPayment: { refusal: 'amountNotPossible' } });
  await press(page, 'Choose your bank');
  await heading('Choose what to pay first');
  expect(screen.getByText('Enter an amount within the range shown.')).toBeDefined();
});

describe('continuing on another device', () => {
  test('shows a code, and the outcome once the bank has answered', async () => {
    const page = open({
      startBankPayment: { data: PAYMENT },
      makeResumeToken: { data: RESUME },
      readBankPayment: { data: { ...PAYMENT, outcome: 'complete', isCredited: true, url: null } },
    });
    await press(page, 'Continue on another device');
    await screen.findByText('Another page');
    expect(page.address()).toBe(`/open-banking/complete?payment=${PAYMENT.id}`);
    expect(bodiesOf(page.sent, 'makeResumeToken')).toEqual([
      { subjectId: loan.id, subjectType: 'loan', origin: 'web' },
    ]);
  });

  test('waits, and can be given up', async () => {
    const page = open({
      startBankPayment: { data: PAYMENT },
      makeResumeToken: { data: RESUME },
      readBankPayment: { data: PAYMENT },
    });
    await press(page, 'Continue on another device');
    await heading('Continue on another device');
    expect(await screen.findByText(RESUME.url)).toBeDefined();
    await press(page, 'Pay on this device instead');
    await heading('Pay £272.01 from your bank');
    expect(page.assign).not.toHaveBeenCalled();
  });
});
