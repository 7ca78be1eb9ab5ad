import { expect, test } from 'vitest';
import { typedDay } from './typed-date.ts';

const typed = (text: string) => {
  const [day = '', month = '', year = ''] = text.split('/');
  return typedDay({ day, month, year });
};

test.each([
  ['3/3/1985', '1985-03-03'],
  ['03/03/1985', '1985-03-03'],
  ['1/March/2027', '2027-03-01'],
  [' 3 /Sept/1985 ', '1985-09-03'],
  ['29/2/2004', '2004-02-29'],
])('"%s" is a day', (text, expected) => {
  expect(typed(text)).toBe(expected);
});

test.each(['//', '31/2/1985', '29/2/2005', '3/smarch/1985', '3/3/85', 'x/3/1985', '3.5/3/1985'])(
  '"%s" is no day',
  (text) => {
    expect(typed(text)).toBeUndefined();
  },
);
