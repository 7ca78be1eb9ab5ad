import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from './pence.ts';
import {
  displayAmount,
  formatPounds,
  formatWholePounds,
  parsePounds,
  penceToPounds,
  poundsInPence,
  poundsToPence,
} from './pounds.ts';

describe('pounds on the wire', () => {
  test('every amount survives the round trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (n) => {
        const wire: unknown = JSON.parse(JSON.stringify(penceToPounds(pence(n))));
        expect(poundsToPence(wire as number)).toEqual({ ok: true, value: pence(n) });
      }),
    );
  });

  test.each([
    [0.1 + 0.2, 'tooManyDecimals'],
    [280.831, 'tooManyDecimals'],
    [1e-9, 'tooManyDecimals'],
    [Number.NaN, 'notANumber'],
    [-Infinity, 'notANumber'],
    [1e11, 'tooLarge'],
  ])('%s is refused: %s', (n, refusal) => {
    expect(poundsToPence(n)).toEqual({ ok: false, refusal });
  });
});

test('pounds that we set convert to pence, rounded half up', () => {
  expect([7500, 280.83, 1.005, 10_917.84, 0].map(poundsInPence)).toEqual([
    750_000, 28_083, 101, 1_091_784, 0,
  ]);
  expect(() => poundsInPence(Number.NaN)).toThrow(RangeError);
});

describe('an amount that a person types', () => {
  test.each([
    ['7500', 750_000],
    ['£7,500', 750_000],
    [' £ 7,500.00 ', 750_000],
    ['7500.5', 750_050],
    ['0.01', 1],
    ['007', 700],
    ['1,234,567.89', 123_456_789],
  ])('"%s" is %s pence', (text, amount) => {
    expect(parsePounds(text)).toEqual({ ok: true, value: amount });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['£', 'empty'],
    ['7.5k', 'ambiguous'],
    ['7,5', 'ambiguous'],
    ['7,50', 'ambiguous'],
    ['7.500', 'ambiguous'],
    ['1.234.567', 'ambiguous'],
    ['7 500', 'ambiguous'],
    ['50p', 'ambiguous'],
    ['2 grand', 'ambiguous'],
    ['75,00,0', 'ambiguous'],
    ['7500.001', 'tooManyDecimals'],
    ['0.12345', 'tooManyDecimals'],
    ['-5', 'notMoney'],
    ['lots', 'notMoney'],
    ['1e3', 'notMoney'],
    ['$7500', 'notMoney'],
    ['٧٥٠٠', 'notMoney'],
    ['99999999999', 'notMoney'],
  ])('"%s" is refused: %s', (text, refusal) => {
    expect(parsePounds(text)).toEqual({ ok: false, refusal });
  });

  test('a formatted amount parses back to the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (n) => {
        expect(parsePounds(formatPounds(pence(n)))).toEqual({ ok: true, value: n });
        expect(parsePounds(formatWholePounds(pence(n)))).toEqual({ ok: true, value: n });
      }),
    );
  });
});

describe('formatting an amount', () => {
  test.each([
    [750_000, '£7,500.00', '£7,500'],
    [28_083, '£280.83', '£280.83'],
    [5, '£0.05', '£0.05'],
    [0, '£0.00', '£0'],
    [-123_456_700, '-£1,234,567.00', '-£1,234,567'],
    [100_00, '£100.00', '£100'],
  ])('%s pence is %s, or %s', (n, full, short) => {
    expect(formatPounds(pence(n))).toBe(full);
    expect(formatWholePounds(pence(n))).toBe(short);
  });
});

describe('displaying an amount of any type', () => {
  test.each([
    [7500, '£7,500.00'],
    [280.83, '£280.83'],
    [0, '£0.00'],
    [-0, '£0.00'],
    [0.005, '£0.01'],
    [1.005, '£1.01'],
    [-0.004, '£0.00'],
    [-5, '-£5.00'],
    [1234567.891, '£1,234,567.89'],
    ['280.83', '£280.83'],
    [' 7500 ', '£7,500.00'],
    ['-5', '-£5.00'],
    ['007', '£7.00'],
  ])('%j is %s', (amount, shown) => {
    expect(displayAmount(amount)).toBe(shown);
  });

  test.each([
    [undefined],
    [null],
    [''],
    [' '],
    ['lots'],
    ['7,500'],
    ['£5'],
    ['1e3'],
    ['0x10'],
    ['.'],
    ['Infinity'],
    [Number.NaN],
    [Infinity],
    [-Infinity],
    [1e300],
    [10n],
    [true],
    [[]],
    [[5]],
    [{}],
    [new Date(0)],
    [Symbol('5')],
  ])('%o is not an amount', (amount) => {
    expect(displayAmount(amount)).toBe('-');
  });

  test('pounds display like the pence they were converted from', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (n) => {
        const shown = formatPounds(pence(n));
        expect(displayAmount(penceToPounds(pence(n)))).toBe(shown);
        expect(displayAmount(String(penceToPounds(pence(n))))).toBe(shown);
      }),
    );
  });

  test('any value displays as pounds or as a dash', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }), (amount) => {
        expect(displayAmount(amount)).toMatch(/^(-|-?£\d{1,3}(,\d{3})*\.\d\d)$/);
      }),
    );
  });
});
