import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { EMPTY_PERSON } from '../../resources/draft/draft.ts';
import { birthDateProblem, checkPerson, isUnderAge } from './check-person.ts';

const TODAY = day('2026-11-20');
const typed = (text: string) => {
  const [d = '', m = '', y = ''] = text.split('/');
  return { day: d, month: m, year: y };
};

describe('a date of birth', () => {
  test.each(['3/3/1985', '3/march/1985', '29/2/2004', '21/11/1915'])('may be typed as %s', (text) => {
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
    ['20/11/1915', 'Check the year you were born in', ['year']],
  ])('typed as %s is answered with "%s"', (text, message, parts) => {
    expect(birthDateProblem(typed(text), TODAY)).toEqual({ message, parts });
  });

  test('of someone under 18 is no error of the form, and a birth in the future is not under age', () => {
    expect(isUnderAge(typed('21/11/2008'), TODAY)).toBe(true);
    expect(birthDateProblem(typed('21/11/2008'), TODAY)).toBeUndefined();
    expect(isUnderAge(typed('20/11/2008'), TODAY)).toBe(false);
    expect(isUnderAge(typed('21/11/2026'), TODAY)).toBe(false);
    expect(isUnderAge(typed('//'), TODAY)).toBe(false);
  });
});

describe('a person', () => {
  const check = (changes: { firstName?: string; lastName?: string }) =>
    checkPerson(
      { firstName: 'Alex', lastName: 'Sample', dateOfBirth: typed('3/3/1985'), ...changes },
      { today: TODAY },
    );

  test.each(['Zoë', 'O’Neill', 'Anne-Marie', 'de la Cruz', 'X'])('may be called %s', (firstName) => {
    expect(check({ firstName })).toEqual({});
  });

  test('is not called by a number', () => {
    expect(check({ lastName: '007' })).toEqual({
      lastName: 'Last name must only include letters, spaces, hyphens and apostrophes',
    });
  });

  test('who has typed nothing is asked for a name and a date of birth', () => {
    expect(checkPerson(EMPTY_PERSON, { today: TODAY })).toEqual({
      firstName: 'Enter your first name',
      lastName: 'Enter your last name',
      dateOfBirth: 'Enter your date of birth',
    });
  });
});
