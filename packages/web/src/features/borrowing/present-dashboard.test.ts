import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import type { ApplicationSummary, LoanSummary } from '../../resources/open-applications.ts';
import { aLoanSummary } from '../../testing/a-loan.ts';
import { anApplicationSummary, APPLICATION_ID } from '../../testing/applications.ts';
import { presentDashboard } from './present-dashboard.ts';

const loanEntry = (changes: Partial<LoanSummary> = {}) =>
  presentDashboard([aLoanSummary({ id: '1', ...changes })], [])[0];

const applicationEntry = (changes: Partial<ApplicationSummary> = {}) =>
  presentDashboard([], [anApplicationSummary(changes)])[0];

describe('the account', () => {
  test('has the most urgent first', () => {
    const loans = (['Complete', 'Live', 'Late'] as const).map((state) => aLoanSummary({ id: state, state }));
    const applications = (['Declined', 'Quoted', 'Requirements'] as const).map((state) =>
      anApplicationSummary({ id: state, state }),
    );
    expect(presentDashboard(loans, applications).map(({ id }) => id)).toEqual([
      'Late',
      'Requirements',
      'Quoted',
      'Live',
      'Declined',
      'Complete',
    ]);
  });
});

describe('a loan on the dashboard', () => {
  test('says what is due next, when and how', () => {
    expect(loanEntry()).toMatchObject({
      heading: '£7,500 loan',
      status: 'Being repaid',
      figure: { label: 'Next payment', value: '£253.34', note: 'Tuesday 15 December 2026, by Direct Debit' },
      lines: [
        { label: 'Left to pay', value: '£5,000.00' },
        { label: 'Reference', value: 'LN-7Q4K2M' },
      ],
      href: '/account/borrow/repay/summary?id=1',
      action: 'See this loan',
    });
  });

  test('promises no Direct Debit that is not set up', () => {
    expect(loanEntry({ isMandateActive: false })?.figure?.note).toBe('Tuesday 15 December 2026');
  });

  test('says that the money is on its way before anything is to be paid', () => {
    const entry = loanEntry({ state: 'Pending', leftToPay: pence(0), nextPaymentOn: null });
    expect(entry?.status).toBe('Your money is being sent');
    expect(entry?.figure).toEqual({ label: 'Sent to you', value: '£7,500.00' });
  });

  test('asks for another account before anything else when the money could not be paid', () => {
    const pending = aLoanSummary({ state: 'Pending', nextPaymentOn: null, isAccountNeeded: true });
    const [first] = presentDashboard([aLoanSummary({ state: 'Late' }), pending], []).toSorted(
      (one, other) => one.urgency - other.urgency,
    );
    expect(first?.urgency).toBe(0);
    expect(presentDashboard([pending], [])[0]).toMatchObject({
      status: 'We couldn’t pay you',
      figure: { label: 'Waiting for you', value: '£7,500' },
      action: 'Add another account',
    });
  });

  test('says calmly that a payment is missing, and how much it is', () => {
    const entry = loanEntry({ state: 'Late', arrears: pence(25_334) });
    expect(entry?.status).toBe('We haven’t received a payment');
    expect(entry?.figure).toEqual({ label: 'To catch up', value: '£253.34' });
  });

  test('that is repaid says since when, and leads to the closing letter', () => {
    const nothing = { leftToPay: pence(0), nextPaymentOn: null, nextPaymentAmount: null };
    const entry = loanEntry({ state: 'Complete', endedOn: day('2029-12-05'), ...nothing });
    expect(entry).toMatchObject({
      status: 'Repaid in full on 5 December 2029',
      figure: null,
      lines: [{ label: 'Reference' }],
      link: { label: 'Read our closing letter', href: '/account/messages' },
    });
  });
});

describe('an application on the dashboard', () => {
  test('leads to the offer and says what it is a month and how long that holds', () => {
    expect(applicationEntry()).toMatchObject({
      heading: '£7,500 over 36 months',
      status: 'Your offer is ready',
      figure: { label: 'Each month', value: '£253.34' },
      lines: [
        { label: 'Started', value: '20/11/2026' },
        { label: 'Offer valid until', value: '20/12/2026' },
      ],
      href: `/account/borrow/apply?id=${APPLICATION_ID}`,
      action: 'See your offer',
    });
  });

  test.each([
    [2, '2 things left to do'],
    [1, 'One thing left to do'],
  ])('with %i requirements open says "%s"', (tasksLeft, status) => {
    expect(applicationEntry({ state: 'Requirements', tasksLeft })?.status).toBe(status);
  });

  test.each(['Declined', 'Address Mismatch', 'Referred'] as const)(
    'shows no large figure and holds no price when it is %s',
    (state) => {
      const entry = applicationEntry({ state });
      expect(entry?.figure).toBeNull();
      expect(entry?.lines).toHaveLength(1);
    },
  );

  test('that was put aside opens again at its own page', () => {
    expect(applicationEntry({ id: '2', state: 'Unrequested' })).toMatchObject({
      action: 'Reopen this offer',
      href: '/account/borrow/unrequested/2',
    });
  });
});
