import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { presentReading, type Payslip } from './present-reading.ts';

const READ: Payslip = {
  netPay: pence(620_50),
  grossPay: pence(800_00),
  paidOn: day('2026-11-13'),
  frequency: 'weekly',
  employer: 'Harbour Pilots Ltd',
  netMonthly: pence(2_698_00),
  doubts: [],
  isContested: false,
};

describe('what was read on a payslip, for staff', () => {
  test('is every figure, with nothing to look at where it is clear', () => {
    const { rows, notes } = presentReading(READ);
    expect(rows.map(({ value }) => value)).toEqual([
      '£620.50',
      '£800.00',
      '13/11/2026',
      'weekly',
      '£2,698.00',
      'Harbour Pilots Ltd',
    ]);
    expect(notes).toEqual([]);
  });

  test('says what was not read, what is in doubt, and that the applicant contests it', () => {
    const { rows, notes } = presentReading({
      ...READ,
      ...{ grossPay: null, paidOn: null, frequency: null, employer: null, netMonthly: null },
      doubts: ['noDate'],
      isContested: true,
    });
    expect(rows.filter(({ value }) => value === 'Not read')).toHaveLength(5);
    expect(notes).toEqual([
      'The applicant says that this reading isn’t right.',
      'We couldn’t read when it was paid.',
    ]);
  });
});
