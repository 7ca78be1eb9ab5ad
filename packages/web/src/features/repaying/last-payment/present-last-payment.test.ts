import { pence } from '@fairlead/core/money/pence';
import { day } from '@fairlead/core/calendar/day';
import { expect, test } from 'vitest';
import { presentLastPayment } from './present-last-payment.ts';

const LAST = {
  collectOn: day('2027-11-15'),
  agreed: pence(90_00),
  rest: pence(120_00),
  together: pence(210_00),
  further: [
    { collectOn: day('2027-12-15'), amount: pence(90_00) },
    { collectOn: day('2028-01-17'), amount: pence(30_00) },
  ],
  uncovered: pence(0),
  choice: 'further-months',
  chooseBy: day('2027-11-10'),
  canChoose: true,
} as const;

test('a larger last payment shows what was agreed, both ways to pay the rest, and until when to choose', () => {
  const shown = presentLastPayment({ ...LAST, further: [...LAST.further] });
  expect(shown.what).toContain('£90 was agreed for Monday 15 November 2027. £120 more');
  expect(shown.options.map(({ label }) => label)).toEqual(['In 2 further months', 'All together']);
  expect(shown.asChosen).toBe(
    '£90 on 15 November 2027, then £90 on 15 December 2027 and £30 on 17 January 2028. No interest, no fee.',
  );
  expect(shown.options[1]?.hint).toBe('£210 on 15 November 2027.');
  expect(shown.until).toContain('10 November 2027');
  expect(shown.uncovered).toBeNull();
});

test('what further months do not cover is said, and that it is not collected', () => {
  const shown = presentLastPayment({ ...LAST, further: [...LAST.further], uncovered: pence(400_00) });
  expect(shown.uncovered).toContain('£400, which we don’t collect');
});
