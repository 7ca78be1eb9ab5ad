import { addDays, day } from '@fairlead/core/calendar/day';
import { REPAYMENT_REFUSALS } from '@fairlead/core/collection/repayment';
import { pence } from '@fairlead/core/money/pence';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SCREENS } from '../../../paths.ts';
import type { ChangePreview, RepaymentOptions } from '../../../resources/repaying/repayment.ts';
import { aLoan } from '../../../testing/a-loan.ts';
import { aUser } from '../../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../../testing/render-screen.tsx';
import LoanScreen from '../LoanScreen.tsx';

const loan = aLoan({ asOf: day('2027-01-06') });
const range = { least: pence(1_00), most: pence(7_288_51) };
const OPTIONS: RepaymentOptions = {
  '@type': 'repayment-options',
  late: { range: null, reason: REPAYMENT_REFUSALS.nothingOverdue },
  early: { range, reason: null },
  directDebit: { submitOn: day('2027-01-07'), collectOn: day('2027-01-11') },
  card: { early: { range, reason: null }, fields: 'sandbox' },
};
const DATES = [day('2027-01-22'), day('2027-01-25'), day('2027-02-03')];

const NOW: ChangePreview['now'] = {
  nextPayment: { dueOn: day('2027-02-01'), collectOn: day('2027-02-01'), amount: pence(282_56) },
  endsOn: day('2029-12-01'),
  toPay: pence(9_792_39),
  interest: pence(2_100_10),
  balances: [{ on: day('2029-12-01'), balance: pence(0) }],
};

function aPreview(saved: number, changes: Partial<ChangePreview> = {}): ChangePreview {
  return {
    '@type': 'loan-change-preview',
    amount: pence(50_00),
    on: day('2027-01-11'),
    settles: false,
    now: NOW,
    after: {
      ...NOW,
      endsOn: day('2029-06-01'),
      toPay: pence(NOW.toPay - saved),
      interest: pence(NOW.interest - saved),
      balances: [{ on: day('2029-06-01'), balance: pence(0) }],
    },
    saved: pence(saved),
    ...changes,
  };
}

function open(replies: Replies = {}) {
  const sent = fakeApi({
    readLoan: { data: loan },
    readUser: { data: aUser() },
    repaymentOptions: { data: OPTIONS },
    paymentDatesEligibleForUpdate: { data: DATES },
    previewLoanChange: { data: aPreview(118_40) },
    ...replies,
  });
  const at = `${SCREENS.loan}?id=${loan.id}`;
  return { sent, ...renderScreen({ [SCREENS.loan]: LoanScreen }, { at, session: SIGNED_IN }) };
}

async function choose(user: ReturnType<typeof open>['user'], label: string): Promise<void> {
  await user.selectOptions(await screen.findByLabelText('What would you like to see?'), label);
}

const comparison = () => screen.findByRole('table', { name: 'Your loan as it is, and with the change' });

// The chart is drawn for the width that it is given.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 300));
});

describe('a borrower who looks at a change in the picture of the loan', () => {
  test('asks for nothing before a change is chosen', async () => {
    const { sent } = open();
    await screen.findByLabelText('What would you like to see?');
    expect(bodiesOf(sent, 'previewLoanChange')).toEqual([]);
  });

  test('sees the figures before and after, and a second line', async () => {
    const { user } = open();
    await choose(user, 'Paying extra every month');
    const table = within(await comparison());
    expect(screen.getByText('You’d finish 6 months sooner and save £118.40.')).toBeDefined();
    const total = within(table.getByRole('row', { name: /^Total still to pay/ })).getAllByRole('cell');
    expect(total.map(({ textContent }) => textContent)).toEqual(['£9,792.39', '£9,673.99']);
    await waitFor(() => expect(document.querySelector('.chart-changed')).not.toBeNull());
    await choose(user, 'Your loan as it is');
    await waitFor(() => expect(document.querySelector('.chart-changed')).toBeNull());
    expect(screen.getByRole('slider', { name: 'Look at a payment' })).toBeDefined();
  });

  test('moves the amount with the slider or types it, and the last one is asked for', async () => {
    const { user, sent } = open();
    await choose(user, 'Paying extra every month');
    await comparison();
    const field = screen.getByLabelText('Extra every month, in pounds');
    fireEvent.change(screen.getByRole('slider', { name: 'The amount, as a slider' }), {
      target: { value: '100' },
    });
    expect(field).toHaveProperty('value', '100');
    await user.clear(field);
    await user.type(field, '75.50');
    await waitFor(() =>
      expect(bodiesOf(sent, 'previewLoanChange').at(-1)).toMatchObject({
        kind: 'pay-monthly',
        amount: 75_50,
        method: 'DIRECT_DEBIT',
      }),
    );
  });

  test('sees the old figures marked until the new ones are there, and never those of an amount before', async () => {
    const { user, sent } = open({
      previewLoanChange: [{ data: aPreview(118_40) }, 'no answer yet', { data: aPreview(300_00) }],
    });
    await choose(user, 'Paying extra once');
    const field = await screen.findByLabelText('Extra, in pounds');
    await comparison();
    await user.clear(field);
    await user.type(field, '600');
    expect(await screen.findByText('Working it out again…')).toBeDefined();
    expect(screen.getByText(/save £118.40/).closest('[aria-busy]')).not.toBeNull();
    await waitFor(() => expect(bodiesOf(sent, 'previewLoanChange')).toHaveLength(2));
    await user.clear(field);
    await user.type(field, '700');
    expect(await screen.findByText(/save £300/)).toBeDefined();
    expect(screen.queryByText('Working it out again…')).toBeNull();
  });

  test('reads what is wrong with an amount, and sees no figures of another one', async () => {
    const { user, sent } = open();
    await choose(user, 'Paying extra once');
    const field = await screen.findByLabelText('Extra, in pounds');
    await comparison();
    await user.clear(field);
    await user.type(field, '9000');
    expect(screen.getByText('The amount must be £7,288.51 or less')).toBeDefined();
    expect(screen.queryByRole('table', { name: /with the change/ })).toBeNull();
    expect(bodiesOf(sent, 'previewLoanChange')).not.toContainEqual(
      expect.objectContaining({ amount: 9_000_00 }),
    );
  });

  test('reads why it could not be worked out', async () => {
    const { user } = open({ previewLoanChange: 'no connection' });
    await choose(user, 'Paying off your loan early');
    expect(await screen.findByText('We couldn’t reach our server')).toBeDefined();
  });

  test('takes the amount and what should change to the payment', async () => {
    const { user, address } = open({
      previewLoanChange: { data: aPreview(90_00, { amount: pence(640_00) }) },
    });
    await choose(user, 'Paying extra once');
    await user.click(await screen.findByRole('radio', { name: 'Pay less each month' }));
    await user.click(await screen.findByRole('link', { name: 'Pay £640 extra' }));
    await screen.findByText('Another page');
    expect(address()).toBe(`${SCREENS.makePayment}?id=${loan.id}`);
    expect(sessionStorage.getItem('typed')).toContain('"amount":"640.00"');
    expect(sessionStorage.getItem('typed')).toContain('"keeps":"term"');
  });

  test('chooses a day to pay it off, and takes it to the settlement', async () => {
    const on = day('2027-01-12');
    const settled = aPreview(2_400_00, { on, settles: true, amount: pence(7_290_12) });
    const { user, sent } = open({ previewLoanChange: { data: settled } });
    await choose(user, 'Paying off your loan early');
    await user.selectOptions(await screen.findByLabelText('The day you pay it off'), on);
    expect(
      await screen.findByText('You’d pay £7,290.12 on 12 January 2027, and nothing after it.'),
    ).toBeDefined();
    await waitFor(() =>
      expect(bodiesOf(sent, 'previewLoanChange')).toContainEqual({ kind: 'settle', date: on }),
    );
    await user.click(await screen.findByRole('link', { name: 'Pay off your loan on 12 January 2027' }));
    expect(sessionStorage.getItem('typed')).toContain(`"day":"${on}"`);
  });

  test('chooses another payment day, which costs more', async () => {
    const later = addDays(loan.endsOn, 2);
    const after = { ...NOW, endsOn: later, toPay: pence(NOW.toPay + 12_34) };
    const { user } = open({ previewLoanChange: { data: aPreview(-12_34, { amount: pence(0), after }) } });
    await choose(user, 'Changing your payment day');
    expect(await screen.findByText(/^You’d pay £12.34 more in interest\./)).toBeDefined();
    expect(screen.getByLabelText('The day your next payment is due')).toHaveProperty('value', DATES[0]);
  });

  test('reads why the payment day cannot change at the moment', async () => {
    const { user } = open({ paymentDatesEligibleForUpdate: { refusal: 'paymentDateNotChangeable' } });
    await choose(user, 'Changing your payment day');
    expect(await screen.findByText(/A payment is being collected at the moment/)).toBeDefined();
  });

  test('has nothing to look at where a payment is overdue', async () => {
    open({
      repaymentOptions: {
        data: { ...OPTIONS, early: { range: null, reason: REPAYMENT_REFUSALS.alreadyBeingPaid } },
      },
    });
    const select = await screen.findByLabelText('What would you like to see?');
    fireEvent.change(select, { target: { value: 'pay-once' } });
    expect(await screen.findByText(REPAYMENT_REFUSALS.alreadyBeingPaid)).toBeDefined();
  });
});
