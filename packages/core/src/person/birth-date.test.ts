import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { BIRTH_DATE_ERRORS, checkBirthDate, incompleteBirthDateError } from './birth-date.ts';

const TODAY = day('2026-11-20');
const check = (born: string) => checkBirthDate(day(born), TODAY);

describe('a date of birth', () => {
  test('is old enough from the 18th birthday on', () => {
    expect(check('2008-11-21')).toMatchObject({ refusal: 'underAge' });
    expect(check('2008-11-20')).toEqual({ ok: true, value: '2008-11-20' });
  });

  test('is in the past, so today is not a date of birth', () => {
    expect(check('2026-11-20')).toMatchObject({ refusal: 'notPast' });
    expect(check('2026-11-19')).toMatchObject({ refusal: 'underAge' });
  });

  test('is at most 110 years ago: the last day is the one before the 111th birthday', () => {
    expect(check('1915-11-20')).toMatchObject({ refusal: 'tooLongAgo' });
    expect(check('1915-11-21')).toEqual({ ok: true, value: '1915-11-21' });
  });

  test('is refused in words for the borrower', () => {
    expect(BIRTH_DATE_ERRORS.underAge).toBe('You must be 18 or over to borrow');
    expect(incompleteBirthDateError('a day and a year')).toBe('Date of birth must include a day and a year');
  });
});
