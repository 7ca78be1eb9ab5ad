import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, addMonths, day, daysBetween, type Day } from '../calendar/day.ts';
import { pence, sumPence } from '../money/pence.ts';
import { RUNS } from '../testing/runs.ts';
import { aTransaction, BANK_NAMES, paidOn, paymentDays, SHIFTS } from '../testing/sample-bank.ts';
import { keysOf } from '../records.ts';
import { BANK_INCOME_2026, type PaidFrequency } from './bank-income-rules.ts';
import { TRANSACTION_KINDS, type BankTransaction } from './bank-transaction.ts';
import { monthlyFigure } from './monthly-figure.ts';
import { readBankIncome } from './read-bank-income.ts';

vi.setConfig({ testTimeout: RUNS * 60 });

const aPeriod = fc.integer({ min: 0, max: 1_500 }).map((after) => {
  const from = addDays(day('2024-01-01'), after);
  return { from, to: addDays(addMonths(from, 9), -1) };
});

type Period = { readonly from: Day; readonly to: Day };

const read = (transactions: readonly BankTransaction[], period: Period) =>
  readBankIncome(transactions, period, BANK_NAMES);

const DESCRIPTIONS = [
  ...['NORTHFELL LTD SALARY', 'DWP UC 44', 'EASTERBY BAR WAGES', 'TEACHERS PENSIONS', 'R OTHER', 'J SAMPLE'],
  ...['BIG TOP CASINO', 'QUILLMOOR LOANS', 'RIVERTON STORES', 'HARBOURSIDE LETTINGS RENT', 'CASH', '', '77'],
];

const anyTransactions = (period: Period) =>
  fc.array(
    fc
      .record({
        after: fc.integer({ min: -5, max: daysBetween(period.from, period.to) + 5 }),
        amount: fc.integer({ min: -300_000, max: 300_000 }).filter((amount) => amount !== 0),
        description: fc.constantFrom(...DESCRIPTIONS),
        kind: fc.constantFrom(...TRANSACTION_KINDS),
        account: fc.constantFrom('current', 'joint'),
      })
      .map(({ after, amount, description, ...more }) =>
        aTransaction(addDays(period.from, after), amount, description, more),
      ),
    { maxLength: 80 },
  );

const aSalary = (period: Period) =>
  fc
    .record({
      frequency: fc.constantFrom<PaidFrequency[]>(...keysOf(BANK_INCOME_2026.byFrequency)),
      start: fc.integer({ min: 0, max: 30 }),
      shift: fc.constantFrom(...keysOf(SHIFTS)),
      amount: fc.integer({ min: 5_000, max: 500_000 }),
    })
    .map(({ frequency, start, shift, amount }) => {
      const days = paymentDays(frequency, addDays(period.from, start), shift, period);
      return { frequency, amount, salary: paidOn(days, amount, 'NORTHFELL LOGISTICS LTD SALARY') };
    });

const inPeriod = <T>(of: (period: Period) => fc.Arbitrary<T>) =>
  aPeriod.chain((period) => of(period).map((made) => ({ period, made })));

const shuffled = (transactions: readonly BankTransaction[]) =>
  fc.shuffledSubarray([...transactions], {
    minLength: transactions.length,
    maxLength: transactions.length,
  });

describe('bank data', () => {
  test('says the same in any order', () => {
    const cases = inPeriod((period) =>
      fc
        .tuple(anyTransactions(period), aSalary(period))
        .chain(([some, { salary }]) =>
          shuffled([...some, ...salary]).map((other) => ({ one: [...some, ...salary], other })),
        ),
    );
    fc.assert(
      fc.property(cases, ({ period, made: { one, other } }) => {
        expect(read(other, period)).toEqual(read(one, period));
      }),
      { numRuns: RUNS / 4 },
    );
  });

  test('never shows more income than came in for each month of the payments', () => {
    fc.assert(
      fc.property(
        inPeriod((period) => fc.tuple(anyTransactions(period), aSalary(period))),
        ({ period, made: [some, { salary }] }) => {
          const all = [...some, ...salary].filter(({ on }) => on >= period.from && on <= period.to);
          const { sources, netMonthlyIncome } = read(all, period);
          const received = sumPence(all.map(({ amount }) => pence(Math.max(0, amount))));
          const counted = sources.flatMap(({ payments }) => payments.map(({ amount }) => amount));
          expect(sumPence(counted)).toBeLessThanOrEqual(received);
          for (const { payments, monthly, frequency } of sources) {
            const mean = Math.ceil(sumPence(payments.map(({ amount }) => amount)) / payments.length);
            const isByMonth = frequency === 'monthly';
            const most = isByMonth ? sumPence(payments.map(({ amount }) => amount)) / 3 : mean;
            expect(monthly).toBeLessThanOrEqual(monthlyFigure(pence(Math.ceil(most)), frequency));
          }
          const total = sumPence(sources.map(({ monthly }) => monthly));
          expect(netMonthlyIncome ?? 0).toBeLessThanOrEqual(total);
          expect(total - (netMonthlyIncome ?? 0)).toBeLessThan(100);
        },
      ),
      { numRuns: RUNS / 4 },
    );
  });

  test('has a working whose last lines are the figure', () => {
    fc.assert(
      fc.property(
        inPeriod((period) => fc.tuple(anyTransactions(period), aSalary(period))),
        ({ period, made: [some, { salary }] }) => {
          const { working, netMonthlyIncome, sources } = read([...some, ...salary], period);
          const months = working.steps.filter(({ label }) => label.endsWith(': a month'));
          expect(months.map(({ value }) => value)).toEqual(
            sources.map(({ monthly }) => ({ kind: 'money', pence: monthly })),
          );
          const total = working.steps.at(-1)?.value;
          expect(total).toEqual({ kind: 'money', pence: sumPence(sources.map(({ monthly }) => monthly)) });
          expect(working.result).toEqual(
            netMonthlyIncome === null
              ? { kind: 'text', text: 'not known' }
              : { kind: 'money', pence: netMonthlyIncome },
          );
        },
      ),
      { numRuns: RUNS / 4 },
    );
  });
});

describe('a salary of any frequency, moved by weekends and bank holidays', () => {
  test('is found with its monthly figure', () => {
    fc.assert(
      fc.property(inPeriod(aSalary), ({ period, made: { frequency, amount, salary } }) => {
        const { sources, netMonthlyIncome, doubts } = read(salary, period);
        const monthly = monthlyFigure(pence(amount), frequency);
        expect(sources).toMatchObject([{ frequency, monthly }]);
        expect(netMonthlyIncome).toBe(monthly - (monthly % 100));
        expect(doubts).toEqual([]);
      }),
      { numRuns: RUNS / 4 },
    );
  });

  test('is not changed by spending', () => {
    const spent = (period: Period) =>
      anyTransactions(period).map((transactions) =>
        transactions.map((one) => ({
          ...one,
          amount: pence(-Math.abs(one.amount)),
          kind: one.kind === 'direct-debit' ? one.kind : ('card' as const),
        })),
      );
    fc.assert(
      fc.property(
        inPeriod((period) => fc.tuple(aSalary(period), spent(period))),
        ({ period, made: [{ salary }, spending] }) => {
          const before = read(salary, period);
          const after = read([...salary, ...spending], period);
          expect(after.sources).toEqual(before.sources);
          expect(after.netMonthlyIncome).toBe(before.netMonthlyIncome);
          expect(after.working).toEqual(before.working);
        },
      ),
      { numRuns: RUNS / 4 },
    );
  });

  test('is not changed by money that goes and comes back, or comes and goes again', () => {
    const round = (period: Period) =>
      fc.array(
        fc
          .record({
            after: fc.integer({ min: 0, max: daysBetween(period.from, period.to) - 31 }),
            apart: fc.integer({ min: 0, max: 31 }),
            amount: fc.integer({ min: 500_001, max: 900_000 }),
            isBackFirst: fc.boolean(),
            description: fc.constantFrom('R OTHER WAGES', 'EASTERBY BAR LTD', 'DWP UC'),
            accounts: fc.constantFrom(['current', 'current'] as const, ['current', 'joint'] as const),
          })
          .map(({ after, apart, amount, isBackFirst, description, accounts: [one, other] }) => {
            const sent = addDays(period.from, after);
            const size = isBackFirst ? amount : -amount;
            return [
              aTransaction(sent, size, description, { account: one }),
              aTransaction(addDays(sent, apart), -size, description, { account: other, kind: 'transfer' }),
            ];
          }),
        { maxLength: 12 },
      );
    fc.assert(
      fc.property(
        inPeriod((period) => fc.tuple(aSalary(period), round(period))),
        ({ period, made: [{ salary }, rounds] }) => {
          expect(read([...salary, ...rounds.flat()], period).sources).toEqual(read(salary, period).sources);
        },
      ),
      { numRuns: RUNS / 4 },
    );
  });
});
