import { describe, expect, test } from 'vitest';
import { presentSchedule, scheduleColumns } from './present-schedule.ts';
import { aLoan } from '../../testing/a-loan.ts';

const statusesOf = (loan: ReturnType<typeof aLoan>): string[] =>
  presentSchedule(loan).flatMap(({ rows }) => rows.map(({ status }) => status));

describe('the schedule', () => {
  const years = presentSchedule(aLoan({ afterDays: 130 }));

  test('goes year by year and says what each costs', () => {
    expect(years.map(({ year }) => year)).toEqual([2027, 2028, 2029]);
    expect(years[0]?.caption).toBe('2027: 12 payments, £3,390.72');
  });

  test('tells when a payment is due and when it is collected', () => {
    expect(years[0]?.rows[0]).toMatchObject({
      number: '1',
      dueOn: '01/01/2027',
      collectOn: '04/01/2027',
      amount: '£282.56',
      status: 'Paid',
    });
  });

  test('says in words what happened to each payment', () => {
    expect(new Set(statusesOf(aLoan({ afterDays: 130 })))).toEqual(
      new Set(['Paid', 'With your bank', 'Upcoming']),
    );
    expect(statusesOf(aLoan({ afterDays: 75, conducts: ['collected', 'missed'] }))[1]).toBe('Not received');
    expect(statusesOf(aLoan({ afterDays: 75, conducts: ['collected', 'half paid'] }))[1]).toMatch(
      /received|paid/,
    );
  });

  test('has a column for a fee only where there is one', () => {
    const keys = (loan: ReturnType<typeof aLoan>) => scheduleColumns(loan).map(({ key }) => key);
    expect(keys(aLoan())).not.toContain('fee');
    const terms = { productId: 'hire-purchase-2026-1', percent: 22.3 } as const;
    expect(keys(aLoan({ terms }))).toContain('fee');
  });
});
