import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { signedOut } from '../../state/auth-slice.ts';
import { aLoan, LOAN_ID } from '../../testing/a-loan.ts';
import { aStore } from '../../testing/a-store.ts';
import type { Replies } from '../../testing/fake-api.ts';
import { loanApi, loanReadingOf } from '../loan.ts';
import { scheduleErrorCleared, selectPaymentSchedule } from './payment-schedule-slice.ts';
import { loadPaymentDates, updatePaymentDate } from './payment-schedule.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const DATES = [day('2027-02-03'), day('2027-02-04')];
const [FIRST] = DATES;
const RETURNED = { ...aLoan(), totalPaid: pence(999_99) };
const NOTHING = { eligibleDates: null, isLoading: false, success: false, error: null };

function aPage(replies: Replies) {
  const { store } = aStore({ readLoan: { data: aLoan() }, ...replies });
  return { store, state: () => selectPaymentSchedule(store.getState()) };
}

describe('loanPaymentSchedule', () => {
  test('has no dates at first, is loading on start, and then has the list', async () => {
    const page = aPage({ paymentDatesEligibleForUpdate: { data: DATES } });
    expect(page.state()).toEqual(NOTHING);
    const loading = page.store.dispatch(loadPaymentDates(LOAN_ID));
    expect(page.state()).toEqual({ ...NOTHING, isLoading: true });
    await loading;
    expect(page.state()).toEqual({ ...NOTHING, eligibleDates: DATES });
  });

  test('stores the error of dates that could not be read', async () => {
    const page = aPage({ paymentDatesEligibleForUpdate: { refusal: 'paymentDateNotChangeable' } });
    await page.store.dispatch(loadPaymentDates(LOAN_ID));
    expect(page.state()).toMatchObject({ ...NOTHING, error: { status: 409 } });
  });

  test('a payment date that is updated is success, and the response is stored as the loan state', async () => {
    const page = aPage({
      readLoan: [{ data: aLoan() }, 'no answer yet'],
      updatePaymentDate: { data: RETURNED },
    });
    const { readLoan } = loanApi.endpoints;
    await page.store.dispatch(readLoan.initiate(loanReadingOf(LOAN_ID)));
    const updating = page.store.dispatch(updatePaymentDate(LOAN_ID, FIRST!));
    expect(page.state()).toMatchObject({ isLoading: true, success: false, error: null });
    expect(await updating).toBe(true);
    expect(page.state()).toMatchObject({ isLoading: false, success: true, error: null });
    const shown = readLoan.select(loanReadingOf(LOAN_ID))(page.store.getState()).data;
    expect(shown?.totalPaid).toBe(999_99);
  });

  test('a payment date that is refused stores the error, until another is chosen', async () => {
    const page = aPage({
      paymentDatesEligibleForUpdate: { data: DATES },
      updatePaymentDate: { refusal: 'paymentDateNotOffered' },
    });
    await page.store.dispatch(loadPaymentDates(LOAN_ID));
    expect(await page.store.dispatch(updatePaymentDate(LOAN_ID, FIRST!))).toBe(false);
    expect(page.state()).toMatchObject({ success: false, error: { type: 'paymentDateNotOffered' } });
    page.store.dispatch(scheduleErrorCleared());
    expect(page.state()).toMatchObject({ error: null, eligibleDates: DATES });
    page.store.dispatch(signedOut());
    expect(page.state()).toEqual(NOTHING);
  });
});
