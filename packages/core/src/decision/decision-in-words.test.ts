import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { decisionInWords, type RecordedDecision } from './decision-in-words.ts';

const OFFERED: RecordedDecision = {
  outcome: 'Quoted',
  reasons: [],
  mostWeCanOffer: null,
  isByPerson: false,
  inputs: { today: day('2026-11-20'), facts: { amount: pence(7_500_00), termMonths: 36 } },
};

describe('a decision, for the borrower,', () => {
  test('says what was offered, when and on what basis', () => {
    expect(decisionInWords(OFFERED)).toEqual([
      'On 20 November 2026 we offered you £7,500 over 36 months.',
      expect.stringContaining('your credit file'),
    ]);
  });

  test('that declined says why, and the most that was possible', () => {
    const declined = { ...OFFERED, outcome: 'Declined', reasons: ['less-affordable'] } as const;
    expect(decisionInWords({ ...declined, mostWeCanOffer: pence(6_000_00) })).toEqual([
      'On 20 November 2026 we declined £7,500 over 36 months.',
      'Payments on this amount would leave you too little to live on.',
      'The most we could offer was £6,000.00.',
      expect.stringContaining('automatic'),
    ]);
  });

  test('says when a person made it, and when one had to', () => {
    expect(decisionInWords({ ...OFFERED, isByPerson: true }).at(-1)).toBe(
      'Someone on our team made this decision.',
    );
    expect(decisionInWords({ ...OFFERED, outcome: 'Referred' })[0]).toContain('had to review it');
    expect(decisionInWords({ ...OFFERED, outcome: 'Address Mismatch' })[0]).toContain('the address you gave');
  });
});
