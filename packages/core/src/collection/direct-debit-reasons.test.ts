import { day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { describe, expect, test } from 'vitest';
import {
  DIRECT_DEBIT_REASONS,
  directDebitReason,
  endsInstruction,
  hasPayerDied,
  reasonWithCode,
} from './direct-debit-reasons.ts';

const REASONS = Object.values(DIRECT_DEBIT_REASONS);

describe('the reasons of a Direct Debit', () => {
  test('have every code of the Bacs reports once', () => {
    const codes = REASONS.flatMap((reason) => [...reason.codes]);
    expect(new Set(codes).size).toBe(codes.length);
    const count = (report: string) => codes.filter((code) => code.startsWith(`${report}-`)).length;
    expect(['ARUDD', 'ADDACS', 'AUDDIS', 'DDICA'].map((report) => [report, count(report)])).toEqual([
      ['ARUDD', 11],
      ['ADDACS', 8],
      ['AUDDIS', 18],
      ['DDICA', 7],
    ]);
  });

  test('are sentences, and a death is in none of them', () => {
    for (const { words } of REASONS) {
      expect(words).toMatch(/^[A-Z].*\.$/);
      expect(words).not.toMatch(/deceased|died|death/i);
    }
  });

  test('mean nothing where they are not known', () => {
    expect(directDebitReason('unknown')).toBeNull();
    expect(directDebitReason('toString')).toBeNull();
  });

  test('are found by their codes', () => {
    for (const [name, { codes }] of Object.entries(DIRECT_DEBIT_REASONS))
      for (const code of codes) expect(reasonWithCode(code)).toBe(name);
    expect(reasonWithCode('ARUDD-Z')).toBeNull();
  });

  test('end the instruction, but for those after which it can still be collected under', () => {
    const names = Object.keys(DIRECT_DEBIT_REASONS);
    expect(names.filter((name) => !endsInstruction(name)).toSorted()).toEqual([
      'cancelled-by-lender',
      'disputed',
      'indemnity-claim',
      'no-instruction',
      'refer-to-payer',
    ]);
    expect(endsInstruction('unknown')).toBe(false);
  });

  test('say of a death with whatever the bank reports it', () => {
    const about = { valueOn: day('2026-12-21'), recordedAt: '2026-12-21T09:00:00.000Z', reference: 'a' };
    const [amount, reason] = [pence(1), 'payer-deceased'];
    expect(hasPayerDied([{ kind: 'mandate-cancelled', ...about, reason }])).toBe(true);
    expect(hasPayerDied([{ kind: 'payment-failed', ...about, amount, reason }])).toBe(true);
    expect(hasPayerDied([{ kind: 'payment-reversed', ...about, amount, reverses: 'a', reason }])).toBe(true);
    expect(hasPayerDied([{ kind: 'mandate-cancelled', ...about, reason: 'account-closed' }])).toBe(false);
    expect(hasPayerDied([])).toBe(false);
  });
});
