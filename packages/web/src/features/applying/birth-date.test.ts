import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { birthDateProblem, birthDay, isTooYoung } from './birth-date.ts';

const TODAY = day('2026-11-20');
const typed = (text: string) => {
  const [d = '', m = '', y = ''] = text.split('/');
  return { day: d, month: m, year: y };
};

describe('a date of birth', () => {
  test.each([
    ['3/3/1985', '1985-03-03'],
    ['03/03/1985', '1985-03-03'],
    ['3/march/1985', '1985-03-03'],
    [' 3 /Sept/1985 ', '1985-09-03'],
    ['29/2/2004', '2004-02-29'],
  ])('typed as %s is %s', (text, iso) => {
    expect(birthDay(typed(text))).toBe(iso);
    expect(birthDateProblem(typed(text), TODAY)).toBeUndefined();
  });

  test.each([
    ['//', 'Enter your date of birth', ['day', 'month', 'year']],
    ['3/3/', 'Date of birth must include a year', ['year']],
    ['/3/', 'Date of birth must include a day and a year', ['day', 'year']],
    ['3/3/85', 'Year of birth must have 4 numbers, like 1984', ['year']],
    ['31/2/1985', 'Date of birth must be a real date', ['day', 'month', 'year']],
    ['3/smarch/1985', 'Date of birth must be a real date', ['day', 'month', 'year']],
    ['20/11/2026', 'Date of birth must be in the past', ['day', 'month', 'year']],
    ['1/1/1901', 'Check the year you were born in', ['year']],
  ])('typed as %s is answered with "%s"', (text, message, parts) => {
    expect(birthDateProblem(typed(text), TODAY)).toEqual({ message, parts });
  });

  test('is old enough from the 18th birthday on', () => {
    expect(isTooYoung(typed('21/11/2008'), TODAY)).toBe(true);
    expect(isTooYoung(typed('20/11/2008'), TODAY)).toBe(false);
    expect(birthDateProblem(typed('21/11/2008'), TODAY)).toBeUndefined();
  });
});
