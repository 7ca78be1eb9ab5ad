import { day } from '@fairlead/core/calendar/day';
import { parseIssuer } from '@fairlead/core/credit-card/credit-card';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import type { BureauSearch, CreditBureauPort } from './port.ts';

export const A_SEARCH: BureauSearch = {
  searchId: 'search-1',
  attempt: 1,
  firstName: 'Jane',
  lastName: 'Sample',
  dateOfBirth: day('1988-02-29'),
  addresses: [
    {
      houseNumber: '1',
      flatNumber: '',
      line1: 'Harbour Lane',
      line2: '',
      town: 'Easterby',
      county: '',
      postCode: 'ID1 1QD',
    },
  ],
  netMonthlyIncome: pence(250_000),
  housingCost: pence(80_000),
  amount: pence(750_000),
};

/** A search that finds cards. */
const A_SEARCH_WITH_CARDS: BureauSearch = { ...A_SEARCH, searchId: 'search-2', lastName: 'Accept-Cards' };

/**
 * The conformance suite for credit bureau adapters. The adapter must have a report for the applicant of `A_SEARCH`,
 * and cards for the one of `A_SEARCH_WITH_CARDS`.
 */
export function describeCreditBureau(name: string, open: () => Promise<CreditBureauPort>): void {
  describe(`${name} reports on an applicant`, () => {
    test('with a score, commitments and adverse entries in range', async () => {
      const report = await (await open()).search(A_SEARCH);
      expect(['full', 'address-mismatch', 'thin']).toContain(report.match);
      expect(Number.isInteger(report.score) && report.score >= 0 && report.score <= 999).toBe(true);
      expect(Number.isSafeInteger(report.monthlyCommitments) && report.monthlyCommitments >= 0).toBe(true);
      expect(typeof report.adverse.insolvency).toBe('boolean');
      expect(report.adverse.defaultsLast12Months).toBeGreaterThanOrEqual(0);
    });

    test('with no more of a card than what is owed and how it is known', async () => {
      const { creditCards = [] } = await (await open()).search(A_SEARCH_WITH_CARDS);
      expect(creditCards.length).toBeGreaterThan(0);
      for (const { issuer, lastFour, balance, limit, monthlyPayment, ratePercent } of creditCards) {
        expect(parseIssuer(issuer).ok).toBe(true);
        expect(lastFour).toMatch(/^\d{4}$/);
        for (const amount of [balance, limit, monthlyPayment])
          expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(ratePercent === null || (ratePercent >= 0 && ratePercent < 1_000)).toBe(true);
      }
    });

    test('with the same report for a repeated search', async () => {
      const port = await open();
      const [first, second] = await Promise.all([port.search(A_SEARCH), port.search(A_SEARCH)]);
      expect(second).toEqual(first);
      expect(await port.search({ ...A_SEARCH })).toEqual(first);
    });

    test('and rejects the same search id for another applicant', async () => {
      const port = await open();
      await port.search(A_SEARCH);
      const other = port.search({ ...A_SEARCH, firstName: 'Joan' });
      await expect(other).rejects.toMatchObject({ reason: 'idempotency-key-reused' });
    });
  });
}
