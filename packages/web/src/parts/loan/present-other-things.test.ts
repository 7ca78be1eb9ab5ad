import type { DataOf } from '@fairlead/contract/wire/client';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import type { ApplicationSummary, LoanSummary } from '../../resources/open-applications.ts';
import { presentOtherThings } from './present-other-things.ts';
import { aLoanSummary } from '../../testing/a-loan.ts';
import { anApplicationSummary } from '../../testing/applications.ts';
import { TODAY } from '../../testing/today.ts';

const loan = (id: string, isActive: boolean): LoanSummary =>
  aLoanSummary({ id, isActive, state: isActive ? 'Live' : 'Complete' });

const application = (id: string, state: ApplicationSummary['state']): ApplicationSummary =>
  anApplicationSummary({ id, state, amount: pence(3_000_00), term: 24, expiresAt: null });

const BORROWER: DataOf<'readUser'> = {
  '@type': 'user',
  ...{ id: 'u', email: 'a@b.example', firstName: 'Ada', lastName: 'Example', maskedMobileNumber: '' },
  ...{ roles: [], canReApply: false, cannotReApplyBecause: null },
};

describe('the other things of a borrower', () => {
  test('lead from a declined application to the running loan, and to the one before', () => {
    const loanApplications = [application('3', 'Declined'), application('0', 'Requested')];
    const user = { ...BORROWER, loans: [loan('1', true), loan('2', false)], loanApplications };
    expect(presentOtherThings(user, '3', TODAY)).toEqual([
      { id: '1', label: 'Your loan of £7,500', status: null, href: '/account/borrow/repay/summary?id=1' },
      {
        id: '2',
        label: 'Your earlier loan of £7,500',
        status: null,
        href: '/account/borrow/repay/summary?id=2',
      },
    ]);
  });

  test('lead from a loan to the open application', () => {
    const user = { ...BORROWER, loans: [loan('1', true)], loanApplications: [application('3', 'Quoted')] };
    expect(presentOtherThings(user, '1', TODAY)).toEqual([
      {
        id: '3',
        label: 'Your application for £3,000, of 20/11/2026',
        status: 'Your offer is ready',
        href: '/account/borrow/apply?id=3',
      },
    ]);
  });

  test('are none for a borrower with one', () => {
    expect(presentOtherThings({ ...BORROWER, loans: [loan('1', true)] }, '1', TODAY)).toEqual([]);
    expect(presentOtherThings(BORROWER, '1', TODAY)).toEqual([]);
  });
});
