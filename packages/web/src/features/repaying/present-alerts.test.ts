import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { presentDirectDebitAlert, presentWithdrawal } from './present-alerts.ts';
import type { Loan } from '../../resources/loan.ts';
import { aLoan } from '../../testing/a-loan.ts';

describe('the direct-debit alert', () => {
  test('is not shown while there is a Direct Debit', () => {
    expect(presentDirectDebitAlert(aLoan())).toBeNull();
  });

  test('is a mere note while a new one is being set up', () => {
    expect(presentDirectDebitAlert(aLoan({ afterDays: 14, isMandateActive: false }))).toEqual({
      kind: 'info',
      title: 'We’re setting up your Direct Debit',
      text: 'This takes a few working days. You don’t need to do anything.',
    });
    expect(presentDirectDebitAlert(aLoan({ afterDays: 15, isMandateActive: false }))?.kind).toBe('warning');
  });

  test('does not tell a borrower who has to pay the loan back that there is nothing to do', () => {
    const withdrawn: Loan = {
      ...aLoan({ afterDays: 5, isMandateActive: false }),
      withdrawal: { noticedOn: day('2026-11-24'), repayBy: day('2026-12-24'), toRepay: pence(7_510_00) },
    };
    expect(presentDirectDebitAlert(withdrawn)?.text).toBe('This takes a few working days.');
  });

  test('asks for one when it is gone', () => {
    const alert = presentDirectDebitAlert(aLoan({ afterDays: 60, isMandateActive: false }));
    expect(alert).toMatchObject({ kind: 'warning', title: 'Your Direct Debit isn’t active' });
    expect(alert?.href).toMatch(/bank-account/);
  });

  test('is not shown before the money went out, nor when the loan is finished', () => {
    const pending = aLoan({ afterDays: 0, isPaidOut: false, isMandateActive: false });
    expect(presentDirectDebitAlert(pending)).toBeNull();
    expect(presentDirectDebitAlert(aLoan({ afterDays: 1_200, isMandateActive: false }))).toBeNull();
  });
});

describe('withdrawal', () => {
  test('is open to the end of the fourteenth day, and says how', () => {
    const withdrawal = presentWithdrawal(aLoan({ afterDays: 14 }));
    expect(withdrawal?.isOpen).toBe(true);
    expect(withdrawal?.text).toContain('until the end of Friday 4 December 2026');
    expect(withdrawal?.text).toContain('pay back the £7,500 within 30 days');
  });

  test('is open before the money has arrived', () => {
    expect(presentWithdrawal(aLoan({ afterDays: 0, isPaidOut: false }))?.isOpen).toBe(true);
  });

  test('gives way to paying early', () => {
    const after = presentWithdrawal(aLoan({ afterDays: 15 }));
    expect(after).toMatchObject({ isOpen: false, title: 'Paying early' });
  });

  test('is not shown when the loan is over', () => {
    expect(presentWithdrawal(aLoan({ afterDays: 1_200 }))).toBeNull();
  });

  test('leaves room for what is overdue', () => {
    expect(presentWithdrawal(aLoan({ afterDays: 75, conducts: ['collected', 'failed'] }))).toBeNull();
  });
});
