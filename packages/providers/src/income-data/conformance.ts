import { addDays, day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import type { IncomeDataPort, IncomeJourney } from './port.ts';

export const A_JOURNEY: IncomeJourney = {
  state: 'bG9uZy1lbm91Z2gtdG8tYmUtdW5ndWVzc2FibGU-_0123456',
  redirectUrl: 'http://localhost:3000/back-from-bank',
};

export const A_PERIOD = { from: day('2026-02-16'), to: day('2026-11-15') };

export interface OpenIncomeData {
  readonly port: IncomeDataPort;
  /** The code that a borrower comes back with, whose bank has at least one transaction in `A_PERIOD`. */
  readonly agree: () => Promise<string>;
  /** The code of a borrower whose bank withdraws the access before it is used. */
  readonly agreeAndWithdraw: () => Promise<string>;
}

/** The conformance suite for income data. */
export function describeIncomeData(name: string, open: () => Promise<OpenIncomeData>): void {
  describe(`${name} reads an income`, () => {
    const asked = (code: string) => ({ code, redirectUrl: A_JOURNEY.redirectUrl, ...A_PERIOD });

    test('after a journey that carries the state, and no secret', async () => {
      const { port } = await open();
      const url = new URL(port.journeyUrl(A_JOURNEY));
      expect(url.searchParams.get('state')).toBe(A_JOURNEY.state);
      expect(url.href).not.toMatch(/secret/i);
      expect(port.journeyUrl(A_JOURNEY)).toBe(url.href);
    });

    test('as transactions of the period, oldest first, in pence and never zero', async () => {
      const { port, agree } = await open();
      const { bank, holders, transactions } = await port.read(asked(await agree()));
      expect(bank).not.toBe('');
      expect(holders.every((holder) => holder.trim() !== '')).toBe(true);
      expect(transactions.length).toBeGreaterThan(0);
      for (const { on, amount, account, description } of transactions) {
        expect(on >= A_PERIOD.from && on <= A_PERIOD.to).toBe(true);
        expect(Number.isSafeInteger(amount) && amount !== 0).toBe(true);
        expect([account, description]).not.toContain('');
      }
      const days = transactions.map(({ on }) => on);
      expect(days).toEqual(days.toSorted());
    });

    test('of no more than the days that are asked for', async () => {
      const { port, agree } = await open();
      const { transactions } = await port.read(asked(await agree()));
      const first = transactions[0];
      if (!first) throw new Error('the adapter has no transaction for the period of the suite');
      const { port: other, agree: again } = await open();
      const only = { ...asked(await again()), from: first.on, to: addDays(first.on, 0) };
      for (const { on } of (await other.read(only)).transactions) expect(on).toBe(first.on);
    });

    test('once for each code', async () => {
      const { port, agree } = await open();
      const code = await agree();
      await port.read(asked(code));
      await expect(port.read(asked(code))).rejects.toMatchObject({ reason: 'code-not-valid' });
    });

    test('once when two ask together', async () => {
      const { port, agree } = await open();
      const code = await agree();
      const ends = await Promise.allSettled([port.read(asked(code)), port.read(asked(code))]);
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    test('not for a code that it never gave, nor for the journey of another page', async () => {
      const { port, agree } = await open();
      await expect(port.read(asked('rubbish'))).rejects.toMatchObject({ reason: 'code-not-valid' });
      const elsewhere = { ...asked(await agree()), redirectUrl: 'http://localhost:3000/elsewhere' };
      await expect(port.read(elsewhere)).rejects.toMatchObject({ reason: 'code-not-valid' });
    });

    test('not when the bank ended the access meanwhile', async () => {
      const { port, agreeAndWithdraw } = await open();
      await expect(port.read(asked(await agreeAndWithdraw()))).rejects.toMatchObject({
        reason: 'access-ended',
      });
    });
  });
}
