import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { netMonthlyIncome } from '../income/net-monthly-income.ts';
import { pence } from '../money/pence.ts';
import { RUNS } from '../testing/runs.ts';
import { PAYSLIP_LAYOUTS, SAMPLE_PAY } from '../testing/sample-payslips.ts';
import { assessPayslip, isNamed, type PayslipReading } from './assess-payslip.ts';
import { readPayslip } from './read-payslip.ts';

const TODAY = day('2026-11-20');

const lines = PAYSLIP_LAYOUTS.columns(SAMPLE_PAY);
const figures = readPayslip(lines);
if (figures === null) throw new Error('the sample has a net pay');
const READING: PayslipReading = { ...figures, isNamed: true };

const assess = (changes: Partial<PayslipReading> = {}, stated = 2_486_00) =>
  assessPayslip({ ...READING, ...changes }, { netMonthlyIncome: pence(stated), today: TODAY });

describe('a payslip that shows at least what was stated', () => {
  test('is without doubts', () => {
    expect(assess()).toEqual({ netMonthly: 2_486_00, doubts: [] });
    expect(assess({}, 1_000_00).doubts).toEqual([]);
  });

  test('counts a month in whole pounds, as the stated income does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_00 }), (net) => {
        const { netMonthly } = assess({ netPay: pence(net), frequency: 'weekly' });
        expect(netMonthly).toBe(netMonthlyIncome(pence(net), 'weekly'));
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a payslip is left to a person', () => {
  test.each([
    ['that shows a pound less', {}, 'lessThanStated', 2_487_00],
    ['without the applicant’s name', { isNamed: false }, 'otherName'],
    ['without a day', { paidOn: null }, 'noDate'],
    ['of 36 days ago', { paidOn: addDays(TODAY, -36) }, 'tooOld'],
    ['that is paid tomorrow', { paidOn: addDays(TODAY, 1) }, 'notPaidYet'],
    ['that does not say how often it is paid', { frequency: null }, 'noFrequency'],
    ['without an employer', { employer: null }, 'noEmployer'],
    ['whose sums are three pence out', { deductions: pence(763_63) }, 'sumsDiffer'],
    ['without a gross pay', { grossPay: null, grossToDate: null }, 'sumsDiffer'],
    ['without totals of the year', { grossToDate: null, netToDate: null }, 'yearToDateDiffers'],
    ['whose totals of the year are less than the payment', { grossToDate: pence(100) }, 'yearToDateDiffers'],
  ] as const)('%s', (_what, changes, doubt, stated?: number) => {
    expect(assess(changes, stated).doubts).toEqual([doubt]);
  });

  test('of 35 days ago is still recent, and of today paid', () => {
    expect(assess({ paidOn: addDays(TODAY, -35) }).doubts).toEqual([]);
    expect(assess({ paidOn: TODAY }).doubts).toEqual([]);
  });
});

describe('a name', () => {
  test.each([
    ['Ada', 'Pilot', true],
    ['ADA', 'pilot', true],
    ['Adá', 'Pilot', true],
    ['Ad', 'Pilot', false],
    ['A', 'Pilot', false],
    ['Ada', 'Pilots', false],
    ['', '', false],
  ])('%s %s is on the payslip of Miss Ada Pilot: %s', (firstName, lastName, isOnIt) => {
    expect(isNamed(lines, { firstName, lastName })).toBe(isOnIt);
  });

  test('that is an initial on the payslip is not enough', () => {
    const initial = PAYSLIP_LAYOUTS.columns({ ...SAMPLE_PAY, name: 'A Pilot' });
    expect(isNamed(initial, { firstName: 'Ada', lastName: 'Pilot' })).toBe(false);
  });
});
