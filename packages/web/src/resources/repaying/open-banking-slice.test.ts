import { pence } from '@fairlead/core/money/pence';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signedOut } from '../../state/auth-slice.ts';
import { LOAN_ID } from '../../testing/a-loan.ts';
import { aStore } from '../../testing/a-store.ts';
import type { Replies } from '../../testing/fake-api.ts';
import { bankPaymentApi, type BankPayment, type ResumedPayment } from './bank-payment.ts';
import { journeyReset, selectOpenBanking } from './open-banking-slice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const PAYMENT: BankPayment = {
  '@type': 'bank-payment',
  id: '0193d2b0-0000-7000-8000-000000000055',
  loanId: LOAN_ID,
  flow: 'late',
  amount: pence(50_00),
  outcome: 'waiting',
  isCredited: false,
  url: 'https://bank.example/pay',
};
const RESUMED: ResumedPayment = {
  '@type': 'resumed-journey',
  amount: pence(50_00),
  firstName: 'Sam',
  outcome: 'waiting',
  url: 'https://bank.example/pay',
};
const NOTHING = { isLoading: false, error: null, payment: null, resumeUrl: null, resumed: null };
const SUBJECT = { subjectId: LOAN_ID, subjectType: 'loan' } as const;
const START = { body: { ...SUBJECT, flow: 'late', amount: pence(50_00) } } as const;
const TOKEN = { body: { ...SUBJECT, origin: 'web' } } as const;
const RESUME = {
  body: { ...SUBJECT, origin: 'web', code: 'c'.repeat(43), resumeJourneyToken: 't'.repeat(43) },
} as const;

const { startBankPayment, makeResumeToken, resumeJourney } = bankPaymentApi.endpoints;

function aPage(replies: Replies) {
  const { store } = aStore(replies);
  return { store, state: () => selectOpenBanking(store.getState()) };
}

describe('open-banking', () => {
  test('auth is loading on start, and then has the payment', async () => {
    const page = aPage({ startBankPayment: { data: PAYMENT } });
    const starting = page.store.dispatch(startBankPayment.initiate(START));
    expect(page.state()).toEqual({ ...NOTHING, isLoading: true });
    await starting;
    expect(page.state()).toEqual({ ...NOTHING, payment: PAYMENT });
  });

  test('auth that fails stores the error, which the next start clears', async () => {
    const page = aPage({ startBankPayment: [{ refusal: 'amountNotPossible' }, 'no answer yet'] });
    await page.store.dispatch(startBankPayment.initiate(START));
    expect(page.state()).toMatchObject({ ...NOTHING, error: { type: 'amountNotPossible' } });
    void page.store.dispatch(startBankPayment.initiate(START));
    expect(page.state()).toEqual({ ...NOTHING, isLoading: true });
  });

  test('resume-journey-token returns a url for another device, which a new payment replaces', async () => {
    const url = 'https://loans.example/open-banking/resume?code=1';
    const data = { '@type': 'resume-journey' as const, url, expiresAt: '2027-01-05T10:15:00.000Z' };
    const page = aPage({ startBankPayment: { data: PAYMENT }, makeResumeToken: { data } });
    await page.store.dispatch(startBankPayment.initiate(START));
    await page.store.dispatch(makeResumeToken.initiate(TOKEN));
    expect(page.state()).toEqual({ ...NOTHING, payment: PAYMENT, resumeUrl: url });
    await page.store.dispatch(startBankPayment.initiate(START));
    expect(page.state().resumeUrl).toBeNull();
  });

  test('resume-journey-auth keeps the page of the bank, which is given once', async () => {
    const after = { ...RESUMED, outcome: 'pending' as const, url: null };
    const page = aPage({ resumeJourney: [{ data: RESUMED }, { data: after }] });
    await page.store.dispatch(resumeJourney.initiate(RESUME));
    await page.store.dispatch(resumeJourney.initiate(RESUME));
    expect(page.state().resumed).toEqual({ ...after, url: RESUMED.url });
  });

  test.each([
    ['is reset', journeyReset],
    ['is forgotten when the borrower signs out', signedOut],
  ])('%s', async (_when, action) => {
    const page = aPage({ startBankPayment: { data: PAYMENT } });
    await page.store.dispatch(startBankPayment.initiate(START));
    page.store.dispatch(action());
    expect(page.state()).toEqual(NOTHING);
  });
});
