import { describe, expect, test } from 'vitest';
import {
  outcomeOfBankPayment,
  stepBankPayment,
  type BankPaymentReport,
  type BankPaymentRowStatus,
} from './bank-payment.ts';

const REPORTS = ['waiting', 'authorised', 'executed', 'settled', 'failed'] as const;
const STATUSES = ['created', 'submitted', 'collected', 'failed', 'voided', 'expired', 'reversed'] as const;

const after = (reports: readonly BankPaymentReport[]) =>
  reports.reduce<BankPaymentRowStatus>(
    (status, report) => stepBankPayment(status, report) ?? status,
    'created',
  );

describe('a payment by open banking', () => {
  test('is on its way once the bank has agreed, and there once it has settled', () => {
    expect(after(['waiting'])).toBe('created');
    expect(after(['authorised'])).toBe('submitted');
    expect(after(['executed'])).toBe('submitted');
    expect(after(['authorised', 'executed', 'settled'])).toBe('collected');
    expect(after(['settled'])).toBe('collected');
  });

  test('never was under way when it fails before the bank has agreed', () => {
    expect(after(['failed'])).toBe('voided');
    expect(after(['executed', 'failed'])).toBe('failed');
  });

  test('counts whenever the money arrives, also for one that we had ended', () => {
    for (const status of ['created', 'submitted', 'voided', 'expired'] as const)
      expect(stepBankPayment(status, 'settled')).toBe('collected');
  });

  test('changes nothing once the money is there, and is not opened again', () => {
    for (const report of REPORTS) {
      expect(stepBankPayment('collected', report)).toBeNull();
      expect(stepBankPayment('reversed', report)).toBeNull();
      expect(stepBankPayment('failed', report)).toBeNull();
    }
    for (const status of ['voided', 'expired'] as const)
      for (const report of REPORTS)
        expect(stepBankPayment(status, report)).toBe(report === 'settled' ? 'collected' : null);
  });

  test('is collected once, in whatever order the reports arrive', () => {
    for (const first of REPORTS)
      for (const second of REPORTS)
        for (const third of REPORTS) {
          const reports = [first, second, third];
          const steps = reports.map((_report, index) => after(reports.slice(0, index + 1)));
          const timesCollected = steps.filter((status, index) => {
            const before = index === 0 ? 'created' : steps[index - 1];
            return status === 'collected' && before !== 'collected';
          });
          expect(timesCollected.length).toBeLessThanOrEqual(reports.includes('settled') ? 1 : 0);
        }
  });
});

describe('what is shown of it', () => {
  const shown = (
    status: (typeof STATUSES)[number],
    report: BankPaymentReport,
    reason: string | null = null,
  ) => outcomeOfBankPayment({ status, report, reason });

  test('says how far it is', () => {
    expect(shown('created', 'waiting')).toBe('waiting');
    expect(shown('submitted', 'authorised')).toBe('pending');
    expect(shown('submitted', 'executed')).toBe('complete');
    expect(shown('collected', 'settled')).toBe('complete');
    expect(shown('expired', 'waiting')).toBe('expired');
  });

  test.each([
    ['cancelled', 'cancelled'],
    ['cancelled-by-borrower', 'cancelled'],
    ['replaced', 'cancelled'],
    ['bank-unavailable', 'unavailable'],
    ['not-started', 'unavailable'],
    ['expired', 'expired'],
    ['insufficient-funds', 'unable-to-connect'],
    ['rejected', 'unable-to-connect'],
    ['other', 'unable-to-connect'],
    [null, 'unable-to-connect'],
  ])('ends for %s as %s', (reason, outcome) => {
    expect(shown('voided', 'failed', reason)).toBe(outcome);
    expect(shown('failed', 'failed', reason)).toBe(outcome);
  });
});
