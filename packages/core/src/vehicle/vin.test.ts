import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseVin } from './vin.ts';

describe('a vehicle identification number', () => {
  test.each(['SAMPLE1234V567890', 'sample1234v567890', ' SAMPLE 1234-V567890 '])('"%s" is valid', (text) => {
    expect(parseVin(text)).toEqual({ ok: true, value: 'SAMPLE1234V567890' });
  });

  test.each([
    ['', 'empty'],
    [' ', 'empty'],
    ['SAMPLE1234V56789', 'notAVin'],
    ['SAMPLE1234V5678901', 'notAVin'],
    ['SAMPLE1234V56789O', 'notAVin'],
    ['SAMPLI1234V567890', 'notAVin'],
    ['SAMPLQ1234V567890', 'notAVin'],
    ['SAMPLE1234V56789ſ', 'notAVin'],
  ])('"%s" is refused: %s', (text, refusal) => {
    expect(parseVin(text)).toEqual({ ok: false, refusal });
  });

  test('parses to itself, in lower case too', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/), (vin) => {
        expect(parseVin(vin)).toEqual({ ok: true, value: vin });
        expect(parseVin(vin.toLowerCase())).toEqual({ ok: true, value: vin });
      }),
    );
  });
});
