import { day } from '@fairlead/core/calendar/day';
import { expect, test } from 'vitest';
import { travelDay } from './travel-day.ts';

const TODAY = day('2026-11-20');
const typed = (text: string) => {
  const [d = '', month = '', year = ''] = text.split('/');
  return travelDay({ day: d, month, year }, TODAY);
};

test.each([
  ['27/3/2027', '2027-03-27'],
  ['1/March/2027', '2027-03-01'],
  [' 9/ sep / 2027 ', '2027-09-09'],
])('"%s" is understood', (text, expected) => {
  expect(typed(text)).toEqual({ day: expected });
});

test.each([
  ['//', 'Enter a date'],
  ['30/2/2027', 'Date must be a real date, like 27 3 2027'],
  ['1/x/2027', 'Date must be a real date, like 27 3 2027'],
  ['20/11/2026', 'Date must be after today: time only moves forward'],
])('"%s" is answered by "%s"', (text, error) => {
  expect(typed(text)).toEqual({ error });
});
