import { describe, expect, test } from 'vitest';
import { checkWork } from './check.ts';
import { NO_WORK, type WorkFields } from './fields.ts';

const WORK: WorkFields = {
  employmentStatus: { name: 'Employed - full time' },
  occupation: 'Nurse',
  income: '2,650',
  incomeFrequency: 'monthly',
};

describe('work and income', () => {
  test('left empty says what to enter', () => {
    expect(checkWork(NO_WORK)).toEqual({
      employmentStatus: 'Select your employment status',
      income: 'Enter your income after tax',
    });
  });

  test('has an occupation where there is one to give', () => {
    expect(checkWork({ ...WORK, occupation: ' ' })).toEqual({ occupation: 'Enter your occupation' });
    expect(checkWork({ ...WORK, employmentStatus: { name: 'Retired' }, occupation: '' })).toEqual({});
  });

  test.each([
    ['lots', 'Income must be a number of pounds, like £2,150.40'],
    ['2.5k', 'Income must be written in full, like £2,150.40'],
    ['2150.405', 'Income must have 2 decimal places or fewer, like £2,150.40'],
  ])('an income of "%s" is answered with "%s"', (income, message) => {
    expect(checkWork({ ...WORK, income })).toEqual({ income: message });
  });
});
