import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { formatValue, formatWorking } from './format.ts';
import { count, line, money, onDay, percent, text, unrounded, years, type WorkingValue } from './working.ts';

describe('a value in a working', () => {
  test.each<[string, WorkingValue]>([
    ['£280.83', money(pence(280_83))],
    ['£2,609.944382', unrounded(260_994.4382)],
    ['£0.005000', unrounded(0.5)],
    ['-£7.125000', unrounded(-712.5)],
    ['£1.000000', unrounded(99.99999999)],
    ['29.68%', percent(0.2968)],
    ['14.4%', percent(0.1435, 1)],
    ['01/01/2027', onDay(day('2027-01-01'))],
    ['36 months', count(36, 'month')],
    ['1 working day', count(1, 'working day')],
    ['85%', count(85, 'percent')],
    ['0.083333 years', years(1 / 12)],
    ['the statutory figure', text('the statutory figure')],
  ])('is displayed as %s', (expected, value) => {
    expect(formatValue(value)).toBe(expected);
  });
});

describe('a working', () => {
  test('is printed from the figure down to its parts', () => {
    const working = {
      figure: 'Total payable',
      inputs: [line('Monthly', money(pence(280_83)))],
      rule: { description: 'All payments together', source: 'the agreement' },
      steps: [line('Payments', count(36, 'payment'))],
      result: money(pence(10_109_94)),
    };
    expect(formatWorking(working)).toBe(
      [
        'Total payable: £10,109.94',
        '  Monthly: £280.83',
        '  Rule: All payments together (the agreement)',
        '  Payments: 36 payments',
      ].join('\n'),
    );
  });
});
