import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '../../calendar/day.ts';
import { aYearBefore, annualStatementDue } from './annual-statement.ts';

const SIGNED = day('2026-11-20');

describe('an annual statement', () => {
  test('is due once a year since the signature has ended, and not again', () => {
    expect(annualStatementDue(SIGNED, day('2027-11-19'), null)).toBeNull();
    const first = { from: SIGNED, to: day('2027-11-19') };
    expect(annualStatementDue(SIGNED, day('2027-11-20'), null)).toEqual(first);
    expect(annualStatementDue(SIGNED, day('2027-12-01'), first.to)).toBeNull();
    expect(annualStatementDue(SIGNED, day('2028-11-20'), first.to)).toEqual({
      from: day('2027-11-20'),
      to: day('2028-11-19'),
    });
  });

  test('of any signature follows the one before without a gap, and never covers more than a year', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.integer({ min: 1, max: 5 }), (offset, years) => {
        const signedOn = addDays(SIGNED, offset);
        let givenUntil: Day | null = null;
        for (let year = 1; year <= years; year += 1) {
          const today = addMonths(signedOn, 12 * year);
          const period = annualStatementDue(signedOn, today, givenUntil);
          expect(period?.from).toBe(givenUntil === null ? signedOn : addDays(givenUntil, 1));
          expect(period!.to < addMonths(period!.from, 12)).toBe(true);
          // What the server lists loans by finds it on that day.
          expect((givenUntil ?? addDays(signedOn, -1)) <= aYearBefore(today)).toBe(true);
          givenUntil = period!.to;
        }
      }),
    );
  });
});
