import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDrivingLicence } from './driving-licence.ts';
import { RUNS } from '../testing/runs.ts';

describe('a driving licence number', () => {
  test.each([
    ['MORGA657054SM9IJ', 'MORGA657054SM9IJ'],
    ['morga 657054 sm9ij', 'MORGA657054SM9IJ'],
    [' MORGA-657054-SM9IJ ', 'MORGA657054SM9IJ'],
    ['MORGA657054SM9IJ 35', 'MORGA657054SM9IJ'],
    ['LEE99801017A99AB', 'LEE99801017A99AB'],
    ['O9999862315J99XY', 'O9999862315J99XY'],
  ])('"%s" is a licence of Great Britain', (text, number) => {
    expect(parseDrivingLicence(text)).toEqual({ ok: true, value: { number, issuer: 'great-britain' } });
  });

  test('has nines for the initials of a person without a forename', () => {
    expect(parseDrivingLicence('SMITH701150999AB').ok).toBe(true);
    expect(parseDrivingLicence('SMITH7011509A9AB').ok).toBe(false);
  });

  test('has eight digits in Northern Ireland', () => {
    expect(parseDrivingLicence('1234 5678')).toEqual({
      ok: true,
      value: { number: '12345678', issuer: 'northern-ireland' },
    });
  });

  test.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['1234567', 'notALicenceNumber'],
    ['123456789', 'notALicenceNumber'],
    ['MORGA657054SM9I', 'notALicenceNumber'],
    ['MORGA657054SM9IJ3', 'notALicenceNumber'],
    ['MORGA657054SM9IJ355', 'notALicenceNumber'],
    ['MO9GA657054SM9IJ', 'notALicenceNumber'],
    ['99999657054SM9IJ', 'notALicenceNumber'],
    ['MORGA600054SM9IJ', 'notALicenceNumber'],
    ['MORGA613054SM9IJ', 'notALicenceNumber'],
    ['MORGA650054SM9IJ', 'notALicenceNumber'],
    ['MORGA663054SM9IJ', 'notALicenceNumber'],
    ['MORGA657004SM9IJ', 'notALicenceNumber'],
    ['MORGA657324SM9IJ', 'notALicenceNumber'],
    ['MORGA6570549S9IJ', 'notALicenceNumber'],
    ['MORGA657054SM91J', 'notALicenceNumber'],
    ['MORGAN57054SM9IJ', 'notALicenceNumber'],
    ['LEE9657054SM9IJA', 'notALicenceNumber'],
    ['STRAß657054SM9IJ', 'notALicenceNumber'],
  ])('"%s" is refused: %s', (text, refusal) => {
    expect(parseDrivingLicence(text)).toEqual({ ok: false, refusal });
  });

  test('parses to the same number again, and any text is accepted or refused', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[A-Za-z]{5}\d{6}[A-Z9]{2}[A-Z0-9][A-Z]{2}(\d\d)?$/),
      fc.stringMatching(/^\d{8}$/),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const first = parseDrivingLicence(text);
        if (first.ok) expect(parseDrivingLicence(first.value.number)).toEqual(first);
      }),
      { numRuns: RUNS },
    );
  });
});
