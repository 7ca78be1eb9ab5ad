import { describe, expect, test } from 'vitest';
import { DIRECT_DEBIT_REASONS, directDebitReason } from './direct-debit-reasons.ts';

const REASONS = Object.values(DIRECT_DEBIT_REASONS);

describe('the reasons of a Direct Debit', () => {
  test('have every code of the Bacs reports once', () => {
    const codes = REASONS.flatMap((reason) => [...reason.codes]);
    expect(new Set(codes).size).toBe(codes.length);
    const count = (report: string) => codes.filter((code) => code.startsWith(`${report}-`)).length;
    expect(['ARUDD', 'ADDACS', 'AUDDIS', 'DDICA'].map((report) => [report, count(report)])).toEqual([
      ['ARUDD', 11],
      ['ADDACS', 8],
      ['AUDDIS', 9],
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
});
