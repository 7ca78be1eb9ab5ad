import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnserved, lendingArea, postcodeArea } from './postcode-area.ts';
import { parsePostcode } from './postcode.ts';

describe('a postcode area', () => {
  test.each([
    ['SW1A 1AA', 'SW'],
    ['M1 1AE', 'M'],
    ['EC1A 1BB', 'EC'],
    ['GIR 0AA', 'GIR'],
    ['BT1 5GS', 'BT'],
  ])('%s is in %s', (postcode, area) => {
    expect(postcodeArea(postcode)).toBe(area);
  });

  test('is never empty for a postcode', () => {
    const texts = fc.stringMatching(/^[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}$/);
    fc.assert(
      fc.property(texts, (text) => {
        const read = parsePostcode(text);
        if (read.ok) expect(postcodeArea(read.value)).toMatch(/^[A-Z]{1,3}$/);
      }),
    );
  });
});

describe('an applicant living', () => {
  test.each([
    ['in England', 'SW1A 1AA', 'SW'],
    ['in Wales', 'CF10 1AA', 'CF'],
    ['in Scotland', 'EH1 1AA', 'EH'],
    ['in the Scottish islands', 'ZE1 0AA', 'ZE'],
    ['in Northern Ireland', 'BT1 5GS', 'BT'],
    ['on the Isle of Wight', 'PO30 1AA', 'PO'],
  ])('%s can borrow', (_, postcode, area) => {
    expect(parsePostcode(postcode).ok).toBe(true);
    expect(lendingArea(postcode)).toEqual({ ok: true, value: area });
  });

  test.each([
    ['at a forces post office', 'BF1 2AA', 'forcesPost'],
    ['in Jersey', 'JE2 3AA', 'crownDependency'],
    ['in Guernsey', 'GY1 1AA', 'crownDependency'],
    ['on the Isle of Man', 'IM1 1AA', 'crownDependency'],
    ['at a bank’s sorting code', 'BX1 1LT', 'noHomes'],
    ['at the old Girobank code', 'GIR 0AA', 'noHomes'],
  ])('%s has a valid postcode but cannot borrow: %s', (_, postcode, refusal) => {
    expect(parsePostcode(postcode)).toEqual({ ok: true, value: postcode });
    expect(lendingArea(postcode)).toEqual({ ok: false, refusal });
  });

  test.each([
    ['je2 3aa', true],
    ['ID1 1QD', false],
    ['not a postcode', false],
    ['', false],
  ])('typed as "%s" is where we do not lend: %s', (typed, expected) => {
    expect(isUnserved(typed)).toBe(expected);
  });

  test('any text is accepted or refused', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof lendingArea(text).ok === 'boolean'));
  });
});
