import { BRANDS } from '@fairlead/brands/brands';
import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { createStore } from '../../app/store.ts';
import { cookiesRead, signedOut } from '../../state/auth-slice.ts';
import { A_PLAN, ANSWERED, anArrangement, anArrangementInfo } from '../../testing/arrangements.ts';
import { LOAN_ID } from '../../testing/a-loan.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { SIGNED_IN } from '../../testing/render-screen.tsx';
import { TODAY } from '../../testing/today.ts';
import { arrangementApi } from './arrangement.ts';
import { saveArrangement } from './save-arrangement.ts';
import { formDataUpdated, selectEligibleDates, selectSelfServeForm } from './self-serve-slice.ts';

const { openArrangement, arrangementInfo } = arrangementApi.endpoints;

/** A store of a borrower whose server answers so. */
function storeWith(replies: Replies = {}) {
  const sent = fakeApi({
    openSelfServeArrangement: { data: anArrangement(ANSWERED, { plan: A_PLAN }) },
    readSelfServeArrangementInfo: { data: anArrangementInfo() },
    changeSelfServeArrangement: { data: anArrangement(ANSWERED, { plan: A_PLAN }) },
    ...replies,
  });
  const { store } = createStore({ brand: BRANDS.lendable, env: 'sandbox', today: TODAY });
  store.dispatch(cookiesRead(SIGNED_IN));
  return { store, sent, form: () => selectSelfServeForm(store.getState()) };
}

const update = (changes: Parameters<typeof formDataUpdated>[0]['changes'], loanId = LOAN_ID) =>
  formDataUpdated({ loanId, changes });

describe('Financial arrangement data not loaded', () => {
  test('is thrown when form data is updated before the arrangement is loaded', () => {
    const { store } = storeWith();
    expect(() => store.dispatch(update({ term: 2 }))).toThrow('Financial arrangement data not loaded');
  });

  test('is thrown for another loan than the one whose arrangement is loaded', async () => {
    const { store } = storeWith();
    await store.dispatch(openArrangement.initiate(LOAN_ID));
    expect(() => store.dispatch(update({ term: 2 }, 'another loan'))).toThrow(
      'Financial arrangement data not loaded',
    );
  });

  test('nothing is sent before it is loaded', async () => {
    const { store, sent } = storeWith();
    await expect(store.dispatch(saveArrangement(LOAN_ID, { changes: { term: 2 } }))).rejects.toThrow(
      'Financial arrangement data not loaded',
    );
    expect(sent).toEqual([]);
  });
});

describe('the form data of an arrangement', () => {
  test('drops its six keys on load: the day and the way to pay are left', async () => {
    const { store, form } = storeWith();
    expect(form()).toBeNull();
    await store.dispatch(openArrangement.initiate(LOAN_ID));
    expect(form()).toEqual({ paymentDate: day('2026-12-07'), paidBy: 'direct-debit' });
  });

  test('takes what is updated once it is loaded', async () => {
    const { store, form } = storeWith();
    await store.dispatch(openArrangement.initiate(LOAN_ID));
    store.dispatch(update({ amount: pence(40_00), term: 2 }));
    expect(form()).toMatchObject({ amount: 40_00, term: 2, paymentDate: '2026-12-07' });
  });

  test('is sent over the answers that are saved, so that none is removed', async () => {
    const { store, sent, form } = storeWith();
    await store.dispatch(openArrangement.initiate(LOAN_ID));
    await store.dispatch(saveArrangement(LOAN_ID, { changes: { amount: pence(40_00) } }));
    expect(bodiesOf(sent, 'changeSelfServeArrangement')).toEqual([
      { ...ANSWERED, amount: 40_00, isAgreed: false },
    ]);
    expect(form()).toEqual({ paymentDate: day('2026-12-07'), paidBy: 'direct-debit' });
  });

  test('is not lost when it could not be saved', async () => {
    const { store, form } = storeWith({ changeSelfServeArrangement: 'no connection' });
    await store.dispatch(openArrangement.initiate(LOAN_ID));
    await expect(
      store.dispatch(saveArrangement(LOAN_ID, { changes: { reason: 'illness' } })),
    ).rejects.toMatchObject({ type: 'network' });
    expect(form()).toMatchObject({ reason: 'illness' });
  });

  test('is forgotten when the borrower signs out', async () => {
    const { store, form } = storeWith();
    await store.dispatch(openArrangement.initiate(LOAN_ID));
    store.dispatch(signedOut());
    expect(form()).toBeNull();
  });
});

test('eligible dates are a list for each loan, read again for another length', async () => {
  const sooner = [day('2026-12-04')];
  const { store } = storeWith({
    readSelfServeArrangementInfo: [
      { data: anArrangementInfo() },
      { data: anArrangementInfo({ eligibleDates: sooner }) },
    ],
  });
  await store.dispatch(arrangementInfo.initiate(LOAN_ID));
  await store.dispatch(openArrangement.initiate(LOAN_ID));
  expect(selectEligibleDates(store.getState(), LOAN_ID)).toHaveLength(3);
  expect(selectEligibleDates(store.getState(), 'another loan')).toEqual([]);
  await store.dispatch(saveArrangement(LOAN_ID, { changes: { term: 6 } }));
  expect(selectEligibleDates(store.getState(), LOAN_ID)).toEqual(sooner);
});
