import { BRANDS } from '@fairlead/brands/brands';
import { everyDay, mondayToFriday } from '@fairlead/brands/opening-hours';
import { expect, test } from 'vitest';
import { presentOpeningHours } from './present-opening-hours.ts';

test('days with the same hours are said at once', () => {
  expect(presentOpeningHours(everyDay(8, 20))).toBe('Every day, 8am to 8pm');
  expect(presentOpeningHours(mondayToFriday(9, 18))).toBe(
    'Monday to Friday, 9am to 6pm, except bank holidays',
  );
});

test('days that differ are said one by one, closed days left out', () => {
  const [sunday, saturday] = [null, { opens: 10 * 60, closes: 12 * 60 + 30 }];
  const { week, ...rest } = mondayToFriday(9, 18);
  const [, ...weekdays] = week;
  const days = [sunday, ...weekdays.slice(0, 5), saturday] as unknown as typeof week;
  expect(presentOpeningHours({ ...rest, week: days })).toBe(
    'Monday to Friday, 9am to 6pm; Saturday, 10am to 12:30pm, except bank holidays',
  );
});

test.each(Object.values(BRANDS))('$id can be reached at some time', ({ dictionary }) => {
  expect(presentOpeningHours(dictionary.openingHours.phone)).toMatch(/ to /);
  expect(presentOpeningHours(dictionary.openingHours.email)).toMatch(/ to /);
});
