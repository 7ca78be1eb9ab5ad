import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePostcode } from './postcode.ts';
import { RUNS } from '../testing/runs.ts';

describe('a postcode', () => {
  test.each([
    ['sw1a1aa', 'SW1A 1AA'],
    [' M1 1AE ', 'M1 1AE'],
    ['M60 1NW', 'M60 1NW'],
    ['cr2   6xh', 'CR2 6XH'],
    ['DN551PT', 'DN55 1PT'],
    ['W1A 1HQ', 'W1A 1HQ'],
    ['EC1A 1BB', 'EC1A 1BB'],
    ['gir0aa', 'GIR 0AA'],
    ['B 3 3 3BG', 'B33 3BG'],
    ['BT1 5GS', 'BT1 5GS'],
    ['SW1A-1AA', 'SW1A 1AA'],
    ['zz993vz', 'ZZ99 3VZ'],
  ])('"%s" is %s', (text, postcode) => {
    expect(parsePostcode(text)).toEqual({ ok: true, value: postcode });
  });

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['SW1A', 'notFull'],
    ['SW1A 1A', 'notFull'],
    ['QA1 1AA', 'notFull'],
    ['M1 1CA', 'notFull'],
    ['A1 1AAA', 'notFull'],
    ['1AA SW1', 'notFull'],
    ['AI1 1AA', 'notFull'],
    ['90210', 'notFull'],
    ['ß1 1AA', 'notFull'],
  ])('"%s" is refused: %s', (text, refusal) => {
    expect(parsePostcode(text)).toEqual({ ok: false, refusal });
  });

  test('parses to the same value again, in lower case and with spaces anywhere', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[A-Z]{1,2}\d{1,2}[A-Z]?\d[A-Z]{2}$/),
    );
    fc.assert(
      fc.property(texts, fc.nat(8), (text, at) => {
        const first = parsePostcode(text);
        if (!first.ok) return;
        const typed = `${text.slice(0, at)} ${text.slice(at)}`.toLowerCase();
        for (const again of [first.value, typed]) expect(parsePostcode(again)).toEqual(first);
      }),
      { numRuns: RUNS },
    );
  });
});
