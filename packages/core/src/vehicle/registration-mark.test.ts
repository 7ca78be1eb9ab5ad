import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { parseRegistrationMark } from './registration-mark.ts';
import { RUNS } from '../testing/runs.ts';

const TODAY = day('2026-11-21');

describe('a registration mark', () => {
  test.each([
    ['AB12 CDE', 'AB12CDE', 'current'],
    ['ab12cde', 'AB12CDE', 'current'],
    [' ab-12-cde ', 'AB12CDE', 'current'],
    ['LB76 XYZ', 'LB76XYZ', 'current'],
    ['AA02 AAZ', 'AA02AAZ', 'current'],
    ['A1 ABC', 'A1ABC', 'prefix'],
    ['L2 WPS', 'L2WPS', 'prefix'],
    ['Y999 YYY', 'Y999YYY', 'prefix'],
    ['ABC 123D', 'ABC123D', 'suffix'],
    ['ABC 1Y', 'ABC1Y', 'suffix'],
    ['1 A', '1A', 'dateless'],
    ['1234 AB', '1234AB', 'dateless'],
    ['123 ABC', '123ABC', 'dateless'],
    ['AB 1234', 'AB1234', 'dateless'],
    ['ABC 123', 'ABC123', 'dateless'],
    ['AZ 1234', 'AZ1234', 'northern-ireland'],
    ['BIG 1', 'BIG1', 'northern-ireland'],
    ['CIZ 9999', 'CIZ9999', 'northern-ireland'],
  ])('"%s" is %s, %s', (text, mark, format) => {
    expect(parseRegistrationMark(text, TODAY)).toEqual({
      ok: true,
      value: { mark, format, needsReview: false },
    });
  });

  test('of a kit car or a vehicle of unknown age is reviewed by staff', () => {
    expect(parseRegistrationMark('Q123 ABC', TODAY)).toEqual({
      ok: true,
      value: { mark: 'Q123ABC', format: 'unknown-age', needsReview: true },
    });
  });

  test.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['AB00 CDE', 'notAMark'],
    ['AB01 CDE', 'notAMark'],
    ['AB50 CDE', 'notAMark'],
    ['AQ12 CDE', 'notAMark'],
    ['AI12 CDE', 'notAMark'],
    ['ZA12 CDE', 'notAMark'],
    ['AB12 CDI', 'notAMark'],
    ['AB12 CDQ', 'notAMark'],
    ['I123 ABC', 'notAMark'],
    ['A0 ABC', 'notAMark'],
    ['A1234 ABC', 'notAMark'],
    ['ABC 123I', 'notAMark'],
    ['IAB 1234', 'notAMark'],
    ['12345', 'notAMark'],
    ['ABCDEFG', 'notAMark'],
    ['AB12 CDE1', 'notAMark'],
    ['AB12/CDE', 'notAMark'],
    ['ß12 CDE', 'notAMark'],
    ['AB1٢ CDE', 'notAMark'],
  ])('"%s" is refused: %s', (text, refusal) => {
    expect(parseRegistrationMark(text, TODAY)).toEqual({ ok: false, refusal });
  });
});

describe('the age identifier of a mark', () => {
  test.each([
    ['AB51 CDE', '2001-08-31', '2001-09-01'],
    ['AB02 CDE', '2002-02-28', '2002-03-01'],
    ['AB24 CDE', '2024-02-29', '2024-03-01'],
    ['AB26 CDE', '2026-02-28', '2026-03-01'],
    ['AB76 CDE', '2026-08-31', '2026-09-01'],
    ['AB27 CDE', '2027-02-28', '2027-03-01'],
    ['AB99 CDE', '2049-08-31', '2049-09-01'],
  ])('of %s is not issued on %s and is issued on %s', (mark, before, from) => {
    expect(parseRegistrationMark(mark, day(before))).toEqual({ ok: false, refusal: 'notIssued' });
    expect(parseRegistrationMark(mark, day(from)).ok).toBe(true);
  });

  test('has been issued from 02 to 26 and from 51 to 76 by November 2026', () => {
    const numbers = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
    const issued = numbers.filter((number) => parseRegistrationMark(`AB${number}CDE`, TODAY).ok).map(Number);
    expect(issued).toEqual(numbers.map(Number).filter((n) => (n >= 2 && n <= 26) || (n >= 51 && n <= 76)));
    for (const number of ['35', '49', '77']) {
      expect(parseRegistrationMark(`AB${number}CDE`, TODAY)).toEqual({ ok: false, refusal: 'notIssued' });
    }
  });

  test('stays issued once it has been issued', () => {
    const number = fc.integer({ min: 2, max: 99 }).filter((n) => n !== 50);
    fc.assert(
      fc.property(number, fc.nat(12_000), fc.nat(3_000), (n, offset, later) => {
        const mark = `AB${String(n).padStart(2, '0')}CDE`;
        const on = addDays(day('2020-01-01'), offset);
        const [now, then] = [on, addDays(on, later)].map((at) => parseRegistrationMark(mark, at).ok);
        expect(now === true && then === false).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('any text given as a registration mark', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[A-Za-z0-9 -]{1,9}$/),
    fc.stringMatching(/^[A-Z]{1,3} ?\d{1,4} ?[A-Z]{0,3}$/),
  );

  test('is accepted or refused, and an accepted mark parses to itself', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const first = parseRegistrationMark(text, TODAY);
        if (first.ok) expect(parseRegistrationMark(first.value.mark, TODAY)).toEqual(first);
      }),
      { numRuns: RUNS },
    );
  });

  test('parses to the same mark in lower case and with spaces anywhere', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{1,3}\d{1,4}[A-Z]{0,3}$/), fc.nat(8), (mark, at) => {
        const typed = `${mark.slice(0, at)} ${mark.slice(at)}`.toLowerCase();
        expect(parseRegistrationMark(typed, TODAY)).toEqual(parseRegistrationMark(mark, TODAY));
      }),
      { numRuns: RUNS },
    );
  });
});
