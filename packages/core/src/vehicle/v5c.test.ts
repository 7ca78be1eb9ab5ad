import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseV5cReference } from './v5c.ts';

describe('a V5C document reference', () => {
  test.each(['12345678901', '1234 567 8901', ' 1234-567-8901 '])('"%s" has eleven digits', (text) => {
    expect(parseV5cReference(text)).toEqual({ ok: true, value: '12345678901' });
  });

  test.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['1234567890', 'notElevenDigits'],
    ['123456789012', 'keeperSlip'],
    ['1234567890123', 'notElevenDigits'],
    ['1234567890O', 'notElevenDigits'],
    ['1234567890١', 'notElevenDigits'],
  ])('"%s" is refused: %s', (text, refusal) => {
    expect(parseV5cReference(text)).toEqual({ ok: false, refusal });
  });

  test('keeps its zeros and parses to itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11}$/), (digits) => {
        expect(parseV5cReference(digits)).toEqual({ ok: true, value: digits });
      }),
    );
  });
});
