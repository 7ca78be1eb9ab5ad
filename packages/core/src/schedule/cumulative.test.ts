import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence, sumPence } from '../money/pence.ts';
import { withCumulative } from './cumulative.ts';
import { dueDays } from './payment-days.ts';
import { scheduleRows } from './rows.ts';
import { RUNS } from '../testing/runs.ts';

const rows = scheduleRows(
  {
    opening: pence(10_375_00),
    rate: 0.223,
    firstYears: 1 / 12,
    termMonths: 60,
    monthly: pence(276_61),
    final: pence(301_78),
    optionFee: pence(25_00),
  },
  dueDays(day('2026-12-20'), 20, 60),
);

describe('the running totals', () => {
  test('end at the total payable, its interest and the amount financed', () => {
    expect(withCumulative(rows).at(-1)?.cumulative).toEqual({
      paid: 16_621_77,
      interest: 16_621_77 - 10_375_00 - 25_00,
      principal: 10_375_00,
    });
  });

  test('start with the first instalment', () => {
    expect(withCumulative(rows)[0]?.cumulative).toEqual({
      paid: 276_61,
      interest: 175_51,
      principal: 101_10,
    });
  });

  test('do not change the signed rows', () => {
    const before = structuredClone(rows);
    const viewed = withCumulative(rows);
    expect(rows).toEqual(before);
    expect(viewed.map(({ cumulative: _, ...row }) => row)).toEqual(rows);
  });

  test('of no rows are empty', () => {
    expect(withCumulative([])).toEqual([]);
  });

  test('at each row are the sums of the rows up to it', () => {
    const amount = fc.integer({ min: -1_000_00, max: 1_000_00 }).map(pence);
    const anyRows = fc.array(fc.record({ payment: amount, interest: amount, principal: amount }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(anyRows, (given) => {
        for (const [index, { cumulative }] of withCumulative(given).entries()) {
          const upTo = given.slice(0, index + 1);
          expect(cumulative).toEqual({
            paid: sumPence(upTo.map(({ payment }) => payment)),
            interest: sumPence(upTo.map(({ interest }) => interest)),
            principal: sumPence(upTo.map(({ principal }) => principal)),
          });
        }
      }),
      { numRuns: RUNS },
    );
  });
});
