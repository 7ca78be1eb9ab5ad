import { pence } from '@fairlead/core/money/pence';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signedOut } from '../../state/auth-slice.ts';
import { aLoan, LOAN_ID } from '../../testing/a-loan.ts';
import { aStore } from '../../testing/a-store.ts';
import { bodiesOf, type Replies } from '../../testing/fake-api.ts';
import { loanApi, loanFetchOf, loanReadingOf } from '../loan.ts';
import { directDebitApi } from './direct-debit.ts';
import {
  earlyRepaymentReset,
  selectEarlyRepayment,
  selectLateRepayment,
  selectMandateSetup,
} from './loan-slice.ts';
import { payByCard } from './pay-by-card.ts';
import { repaymentApi } from './repayment.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const loan = aLoan();
const RETURNED = { ...loan, pendingRepayments: [], totalPaid: pence(999_99) };
const PARAMS = { id: LOAN_ID };
const AMOUNT = pence(50_00);

const EARLY = { params: PARAMS, body: { amount: AMOUNT, keeps: 'instalment' as const } };
const LATE = { params: PARAMS, body: { amount: AMOUNT } };
const CARD = {
  params: PARAMS,
  body: {
    paymentMethodId: 'pm_card_visa',
    amount: AMOUNT,
    purpose: 'late' as const,
    keeps: 'instalment' as const,
  },
};
const QUESTION = {
  '@type': 'card-action-required' as const,
  paymentIntentId: 'pi_1',
  paymentIntentClientSecret: 'pi_1_secret_2',
};

const { readLoan } = loanApi.endpoints;
const { payEarlyByDebit, payLateByDebit } = repaymentApi.endpoints;

const neverAsked = (): Promise<void> => Promise.reject(new Error('no bank asks here'));

function aPage(replies: Replies) {
  const { store, sent } = aStore({ readLoan: { data: loan }, ...replies });
  const state = () => store.getState();
  return {
    sent,
    store,
    early: () => selectEarlyRepayment(state()),
    late: () => selectLateRepayment(state()),
    mandate: () => selectMandateSetup(state()),
    fetch: () => loanFetchOf(readLoan.select(loanReadingOf(LOAN_ID))(state())),
    read: () => store.dispatch(readLoan.initiate(loanReadingOf(LOAN_ID), { forceRefetch: true })),
  };
}

describe('loan fetch', () => {
  test('pending sets fetching and clears error and loaded', async () => {
    const page = aPage({ readLoan: [{ refusal: 'unavailable' }, { data: loan }] });
    await page.read();
    const again = page.read();
    expect(page.fetch()).toMatchObject({ isFetching: true, error: undefined, isLoaded: false });
    await again;
  });

  test('fulfilled merges the loan and sets loaded', async () => {
    const page = aPage({});
    await page.read();
    expect(page.fetch()).toEqual({ data: loan, isFetching: false, error: undefined, isLoaded: true });
  });

  test('rejected stores the error', async () => {
    const page = aPage({ readLoan: { refusal: 'unavailable' } });
    await page.read();
    const error = { type: 'unavailable', status: 503 };
    expect(page.fetch()).toMatchObject({ isFetching: false, isLoaded: false, error });
  });
});

describe('direct-debit mandate setup', () => {
  const { setUpDirectDebit } = directDebitApi.endpoints;
  const setUp = (page: ReturnType<typeof aPage>) =>
    page.store.dispatch(setUpDirectDebit.initiate({ params: PARAMS }));

  test('is loading on start, and success on completion', async () => {
    const page = aPage({ setUpDirectDebit: { data: RETURNED } });
    const settingUp = setUp(page);
    expect(page.mandate()).toEqual({ isFetching: true, success: false, error: null });
    await settingUp;
    expect(page.mandate()).toEqual({ isFetching: false, success: true, error: null });
  });

  test('stores the error on failure', async () => {
    const page = aPage({ setUpDirectDebit: { refusal: 'accountClosed' } });
    await setUp(page);
    expect(page.mandate()).toMatchObject({ isFetching: false, success: false, error: { status: 409 } });
  });

  test('that succeeds replaces the loan state with the returned loan', async () => {
    const page = aPage({ readLoan: [{ data: loan }, 'no answer yet'], setUpDirectDebit: { data: RETURNED } });
    await page.read();
    await setUp(page);
    expect(page.fetch().data?.totalPaid).toBe(999_99);
  });
});

describe('early repayment', () => {
  test('has defaults', () => {
    expect(aPage({}).early()).toEqual({ amount: null, isLoading: false, success: false, error: null });
  });

  test('is loading on start, with its amount, and success on completion', async () => {
    const page = aPage({ directDebitEarlyRepayment: { data: RETURNED } });
    const paying = page.store.dispatch(payEarlyByDebit.initiate(EARLY));
    expect(page.early()).toEqual({ amount: AMOUNT, isLoading: true, success: false, error: null });
    await paying;
    expect(page.early()).toEqual({ amount: AMOUNT, isLoading: false, success: true, error: null });
  });

  test('stores the error on failure', async () => {
    const page = aPage({ directDebitEarlyRepayment: { refusal: 'amountNotPossible' } });
    await page.store.dispatch(payEarlyByDebit.initiate(EARLY));
    expect(page.early()).toMatchObject({
      isLoading: false,
      success: false,
      error: { type: 'amountNotPossible' },
    });
  });

  test('that succeeds replaces the loan state with the returned loan, and what that leaves out stays', async () => {
    const { scheduledPayments: _left, ...returned } = RETURNED;
    const page = aPage({
      readLoan: [{ data: loan }, 'no answer yet'],
      directDebitEarlyRepayment: { data: returned },
    });
    await page.read();
    await page.store.dispatch(payEarlyByDebit.initiate(EARLY));
    expect(page.fetch().data).toMatchObject({
      totalPaid: 999_99,
      scheduledPayments: loan.scheduledPayments,
    });
  });

  test('that is reset has its defaults again', async () => {
    const page = aPage({ directDebitEarlyRepayment: { data: RETURNED } });
    await page.store.dispatch(payEarlyByDebit.initiate(EARLY));
    page.store.dispatch(earlyRepaymentReset());
    expect(page.early()).toEqual({ amount: null, isLoading: false, success: false, error: null });
  });

  test('is forgotten when the borrower signs out', async () => {
    const page = aPage({ directDebitEarlyRepayment: { data: RETURNED } });
    await page.store.dispatch(payEarlyByDebit.initiate(EARLY));
    page.store.dispatch(signedOut());
    expect(page.early().amount).toBeNull();
  });
});

describe('late repayment', () => {
  test('by direct debit records the method: loading on start, success on completion', async () => {
    const page = aPage({ directDebitLateRepayment: { data: RETURNED } });
    const paying = page.store.dispatch(payLateByDebit.initiate(LATE));
    const recorded = { method: 'DIRECT_DEBIT', amount: AMOUNT, error: null, preventRetry: false };
    expect(page.late()).toEqual({ ...recorded, isLoading: true, success: false });
    await paying;
    expect(page.late()).toEqual({ ...recorded, isLoading: false, success: true });
  });

  test('by direct debit stores the error on failure', async () => {
    const page = aPage({ directDebitLateRepayment: { refusal: 'amountNotPossible' } });
    await page.store.dispatch(payLateByDebit.initiate(LATE));
    expect(page.late()).toMatchObject({ isLoading: false, error: { type: 'amountNotPossible' } });
  });

  test('by card records the method: loading on start, success on completion', async () => {
    const page = aPage({ attemptCardCharge: { data: RETURNED } });
    const paying = page.store.dispatch(payByCard(CARD, neverAsked, null));
    const recorded = { method: 'CARD', amount: AMOUNT, error: null, preventRetry: false };
    expect(page.late()).toEqual({ ...recorded, isLoading: true, success: false });
    expect(await paying).toBe('paid');
    expect(page.late()).toEqual({ ...recorded, isLoading: false, success: true });
  });

  test('that succeeds replaces the loan state with the returned loan', async () => {
    const page = aPage({
      readLoan: [{ data: loan }, 'no answer yet'],
      attemptCardCharge: { data: RETURNED },
    });
    await page.read();
    await page.store.dispatch(payByCard(CARD, neverAsked, null));
    expect(page.fetch().data?.totalPaid).toBe(999_99);
  });
});

describe('Card late repayment fails', () => {
  const failing = async (reasonCode: string) => {
    const page = aPage({ attemptCardCharge: { refusal: 'cardPaymentFailedError', reasonCode } });
    await expect(page.store.dispatch(payByCard(CARD, neverAsked, null))).rejects.toMatchObject({
      reasonCode,
    });
    return page.late();
  };

  test('with HTTP 422, error type cardPaymentFailedError, reason code FAILED_TO_PROCESS: preventRetry true', async () => {
    expect(await failing('FAILED_TO_PROCESS')).toMatchObject({
      isLoading: false,
      success: false,
      error: { status: 422, type: 'cardPaymentFailedError' },
      preventRetry: true,
    });
  });

  test.each(['DECLINED', 'NOT_AUTHENTICATED', 'INSUFFICIENT_FUNDS'])(
    'with %s: other card failures allow retry',
    async (reasonCode) => expect(await failing(reasonCode)).toMatchObject({ preventRetry: false }),
  );
});

describe('a card late repayment needing further action', () => {
  test('triggers a card confirmation step using the client secret, and takes in what came of it', async () => {
    const page = aPage({ attemptCardCharge: { data: QUESTION }, confirmCardPayment: { data: RETURNED } });
    const act = vi.fn(async () => {
      expect(page.late()).toMatchObject({ isLoading: true, success: false });
    });
    expect(await page.store.dispatch(payByCard(CARD, act, null))).toBe('paid');
    expect(act.mock.calls).toEqual([[QUESTION]]);
    expect(bodiesOf(page.sent, 'confirmCardPayment')).toEqual([{ paymentIntentId: 'pi_1' }]);
    expect(page.late()).toMatchObject({ isLoading: false, success: true });
  });

  test('a card-action error is rethrown, and stored, while the bank still waits', async () => {
    const page = aPage({ attemptCardCharge: { data: QUESTION }, confirmCardPayment: { data: QUESTION } });
    const cardActionError = new Error('The frame of the bank could not be loaded');
    const paying = page.store.dispatch(payByCard(CARD, () => Promise.reject(cardActionError), null));
    await expect(paying).rejects.toBe(cardActionError);
    expect(page.late()).toMatchObject({
      isLoading: false,
      success: false,
      error: { type: 'cardActionError', message: cardActionError.message },
      preventRetry: false,
    });
  });

  test('whose question could not be answered puts it again, and charges nothing more', async () => {
    const page = aPage({ confirmCardPayment: { data: RETURNED } });
    expect(await page.store.dispatch(payByCard(CARD, async () => undefined, QUESTION))).toBe('paid');
    expect(bodiesOf(page.sent, 'attemptCardCharge')).toEqual([]);
  });

  test('is declined in the words of the server where the bank was refused', async () => {
    const page = aPage({
      attemptCardCharge: { data: QUESTION },
      confirmCardPayment: { refusal: 'cardPaymentFailedError', reasonCode: 'NOT_AUTHENTICATED' },
    });
    const refused = () => Promise.reject(new Error('We are unable to authenticate your payment method'));
    await expect(page.store.dispatch(payByCard(CARD, refused, null))).rejects.toMatchObject({
      type: 'cardPaymentFailedError',
    });
    expect(page.late().error).toMatchObject({ reasonCode: 'NOT_AUTHENTICATED' });
  });

  test('counts when the bank has paid after all', async () => {
    const page = aPage({ attemptCardCharge: { data: QUESTION }, confirmCardPayment: { data: RETURNED } });
    const lost = () => Promise.reject(new Error('The connection was lost'));
    expect(await page.store.dispatch(payByCard(CARD, lost, null))).toBe('paid');
    expect(page.late()).toMatchObject({ success: true, error: null });
  });

  test('is open when no one could be asked what came of it', async () => {
    const page = aPage({ attemptCardCharge: { data: QUESTION }, confirmCardPayment: 'no connection' });
    expect(await page.store.dispatch(payByCard(CARD, async () => undefined, null))).toBe('open');
  });
});
