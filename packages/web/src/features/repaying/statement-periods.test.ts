import { addMonths } from '@fairlead/core/calendar/day';
import { expect, test } from 'vitest';
import { aLoan } from '../../testing/a-loan.ts';
import { statementPeriods } from './statement-periods.ts';

test('a new loan has one period, from the payout to today', () => {
  const loan = aLoan({ afterDays: 20 });
  expect(statementPeriods(loan)).toEqual([
    { value: 'whole', label: 'The whole loan so far', from: loan.disbursalDate, to: loan.asOf },
  ]);
});

test('a loan of more than a year has its last three months, and each year to its end', () => {
  const loan = aLoan({ afterDays: 500 });
  const periods = statementPeriods(loan);
  expect(periods.map(({ label }) => label)).toEqual([
    'The whole loan so far',
    'The last 3 months',
    '2028',
    '2027',
    '2026',
  ]);
  expect(addMonths(periods[1]!.from, 3) > loan.asOf).toBe(true);
  expect(periods.slice(2).map(({ from, to }) => [from, to])).toEqual([
    ['2028-01-01', loan.asOf],
    ['2027-01-01', '2027-12-31'],
    [loan.disbursalDate, '2026-12-31'],
  ]);
});
