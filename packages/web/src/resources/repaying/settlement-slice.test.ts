import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signedOut } from '../../state/auth-slice.ts';
import { aLoan, LOAN_ID } from '../../testing/a-loan.ts';
import { aStore } from '../../testing/a-store.ts';
import type { Replies } from '../../testing/fake-api.ts';
import { loanApi, loanReadingOf } from '../loan.ts';
import { selectSettlement, settlementReset, type SettlementQuote } from './settlement-slice.ts';
import { createQuote, loadSettlementQuote, payQuoteByDirectDebit, settleOrCancel } from './settlement.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const QUOTE: SettlementQuote = {
  '@type': 'early-settlement-quote',
  id: '0193d2b0-0000-7000-8000-000000000077',
  type: 'settlement',
  createdOn: day('2027-01-05'),
  expiresOn: day('2027-02-02'),
  amount: pence(7_288_51),
  settleOn: day('2027-01-11'),
  paymentMethod: null,
};
const ON = day('2027-01-11');
const CHOSEN = { ...QUOTE, paymentMethod: 'DIRECT_DEBIT' as const };

function aPage(replies: Replies) {
  const { store, sent } = aStore({ readLoan: { data: aLoan() }, ...replies });
  return {
    store,
    calls: () => sent.map(({ endpoint }) => endpoint),
    state: () => selectSettlement(store.getState()),
  };
}

describe('settlement quote', () => {
  test('is not started at first', () => {
    expect(aPage({}).state()).toEqual({ status: 'NOT_STARTED', error: null, settlementQuote: null });
  });

  test('is loading, then success', async () => {
    const page = aPage({ unexpiredEarlySettlementQuote: { data: QUOTE } });
    const loading = page.store.dispatch(loadSettlementQuote(LOAN_ID));
    expect(page.state()).toMatchObject({ status: 'LOADING', error: null });
    await loading;
    expect(page.state()).toEqual({ status: 'SUCCESS', error: null, settlementQuote: QUOTE });
  });

  test('is loading, then error', async () => {
    const page = aPage({ unexpiredEarlySettlementQuote: { refusal: 'unavailable' } });
    await page.store.dispatch(loadSettlementQuote(LOAN_ID));
    expect(page.state()).toMatchObject({
      status: 'ERROR',
      error: { status: 503, type: 'unavailable' },
      settlementQuote: null,
    });
  });

  test('404 on unexpired settlement quote: treated as no quote (null)', async () => {
    const page = aPage({ unexpiredEarlySettlementQuote: [{ data: QUOTE }, { refusal: 'noQuote' }] });
    await page.store.dispatch(loadSettlementQuote(LOAN_ID));
    await page.store.dispatch(loadSettlementQuote(LOAN_ID));
    expect(page.state()).toEqual({ status: 'SUCCESS', error: null, settlementQuote: null });
  });

  test('400 on creating a settlement quote: returns null', async () => {
    const page = aPage({ createEarlySettlementQuote: { refusal: 'settlementNotPossible' } });
    expect(await page.store.dispatch(createQuote(LOAN_ID, 'own-money'))).toBeNull();
    expect(page.state()).toMatchObject({ status: 'SUCCESS', error: null });
  });

  test('creating a quote succeeds without storing it', async () => {
    const page = aPage({ createEarlySettlementQuote: { data: QUOTE } });
    expect(await page.store.dispatch(createQuote(LOAN_ID, 'own-money'))).toEqual(QUOTE);
    expect(page.state()).toEqual({ status: 'SUCCESS', error: null, settlementQuote: null });
  });

  test.each(['settlement', 'cancellation'] as const)(
    'of a %s: cancelling or settling stores the returned quote',
    async (type) => {
      const returned = { ...QUOTE, type };
      const page = aPage({ createEarlySettlementQuote: { data: returned } });
      await page.store.dispatch(settleOrCancel(LOAN_ID, type));
      expect(page.state()).toEqual({ status: 'SUCCESS', error: null, settlementQuote: returned });
    },
  );

  test.each([
    ['selected', null, 'selectEarlySettlementQuotePaymentMethod'],
    ['changed to direct debit', 'CARD', 'changeEarlySettlementQuotePaymentMethodToDirectDebit'],
  ] as const)(
    'whose payment method is %s: the loan and the quote data are refreshed',
    async (_how, before, call) => {
      const page = aPage({
        [call]: { data: CHOSEN },
        unexpiredEarlySettlementQuote: { data: CHOSEN },
      });
      await page.store.dispatch(loanApi.endpoints.readLoan.initiate(loanReadingOf(LOAN_ID)));
      await page.store.dispatch(payQuoteByDirectDebit(LOAN_ID, before, ON));
      await vi.waitFor(() => expect(page.calls().filter((name) => name === 'readLoan')).toHaveLength(2));
      expect(page.calls()).toEqual(expect.arrayContaining([call, 'unexpiredEarlySettlementQuote']));
      expect(page.state()).toEqual({ status: 'SUCCESS', error: null, settlementQuote: CHOSEN });
    },
  );

  test('whose payment method was selected is paid so, also where the quote cannot be read again', async () => {
    const page = aPage({
      selectEarlySettlementQuotePaymentMethod: { data: CHOSEN },
      unexpiredEarlySettlementQuote: 'no connection',
    });
    await page.store.dispatch(payQuoteByDirectDebit(LOAN_ID, null, ON));
    expect(page.state()).toEqual({ status: 'SUCCESS', error: null, settlementQuote: CHOSEN });
  });

  test('whose payment method cannot be selected stores the error, and throws it', async () => {
    const page = aPage({ selectEarlySettlementQuotePaymentMethod: { refusal: 'settlementDayNotOffered' } });
    const paying = page.store.dispatch(payQuoteByDirectDebit(LOAN_ID, null, ON));
    await expect(paying).rejects.toMatchObject({ type: 'settlementDayNotOffered' });
    expect(page.state()).toMatchObject({ status: 'ERROR', error: { type: 'settlementDayNotOffered' } });
  });

  test('that failed is not started again once something is changed, and the figure in force stays', async () => {
    const page = aPage({
      unexpiredEarlySettlementQuote: { data: QUOTE },
      createEarlySettlementQuote: { refusal: 'unavailable' },
    });
    await page.store.dispatch(loadSettlementQuote(LOAN_ID));
    await expect(page.store.dispatch(createQuote(LOAN_ID, 'other'))).rejects.toBeDefined();
    page.store.dispatch(settlementReset());
    expect(page.state()).toEqual({ status: 'NOT_STARTED', error: null, settlementQuote: QUOTE });
    page.store.dispatch(signedOut());
    expect(page.state().settlementQuote).toBeNull();
  });
});
