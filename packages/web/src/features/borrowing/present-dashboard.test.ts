import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import type { ApplicationSummary, LoanSummary } from '../../resources/open-applications.ts';
import { isPriced, presentApplicationEntry, presentLoanEntry } from './present-dashboard.ts';

const LOAN: LoanSummary = {
  '@type': 'loan',
  id: '1',
  reference: 'Q3RVN85FCP',
  state: 'Live',
  isActive: true,
  amount: pence(7_500_00),
  leftToPay: pence(8_849_54),
  nextPaymentOn: '2027-01-15',
};

const APPLICATION: ApplicationSummary = {
  '@type': 'loan-application',
  id: '2',
  state: 'Quoted',
  amount: pence(7_500_00),
  term: 36,
  expiresAt: '2026-12-20',
  createdAt: '2026-11-20T12:00:00.000Z',
};

describe('a loan on the dashboard', () => {
  test('says what is left and when the next payment is due', () => {
    expect(presentLoanEntry(LOAN)).toEqual({
      id: '1',
      heading: '£7,500 loan',
      status: 'Being repaid',
      figure: { label: 'Left to pay', value: '£8,849.54' },
      lines: [
        { label: 'Next payment due', value: '15/01/2027' },
        { label: 'Reference', value: 'Q3RVN85FCP' },
      ],
      href: '/account/borrow/repay/summary?id=1',
      action: 'See this loan',
    });
  });

  test('says that the money is on its way before anything is to be paid', () => {
    const entry = presentLoanEntry({ ...LOAN, state: 'Pending', leftToPay: pence(0), nextPaymentOn: null });
    expect(entry.status).toBe('Your money is being sent');
    expect(entry.figure).toEqual({ label: 'Sent to you', value: '£7,500.00' });
  });

  test('says calmly that a payment is missing', () => {
    expect(presentLoanEntry({ ...LOAN, state: 'Late' }).status).toBe('We haven’t received a payment');
  });
});

describe('an application on the dashboard', () => {
  test('leads to the offer and says what it is a month and how long that holds', () => {
    expect(presentApplicationEntry(APPLICATION, pence(253_34))).toEqual({
      id: '2',
      heading: '£7,500 over 36 months',
      status: 'Your price is ready',
      figure: { label: 'Each month', value: '£253.34' },
      lines: [
        { label: 'Started', value: '20/11/2026' },
        { label: 'Price held until', value: '20/12/2026' },
      ],
      href: '/account/borrow/apply?id=2',
      action: 'See your offer',
    });
  });

  test('keeps the place of a price that is on its way, and shows none that can’t be read', () => {
    expect(presentApplicationEntry(APPLICATION, 'on its way').figure?.value).toBe('…');
    expect(presentApplicationEntry(APPLICATION, null).figure).toBeNull();
  });

  test.each(['Declined', 'Address Mismatch', 'Referred'] as const)(
    'shows no large figure and holds no price when it is %s',
    (state) => {
      const application = { ...APPLICATION, state };
      expect(isPriced(application)).toBe(false);
      const { figure, lines } = presentApplicationEntry(application, pence(253_34));
      expect(figure).toBeNull();
      expect(lines).toHaveLength(1);
    },
  );

  test('that was put aside opens again at its own page', () => {
    const entry = presentApplicationEntry({ ...APPLICATION, state: 'Unrequested' }, null);
    expect(entry).toMatchObject({ action: 'Reopen this offer', href: '/account/borrow/unrequested/2' });
  });
});
