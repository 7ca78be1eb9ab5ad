import { describe, expect, test } from 'vitest';
import { parseUkMobile } from './uk-phone.ts';

/** The pattern that the wire has always used for phone numbers. */
const WIRE_PATTERN = /^[+]?[(]?\d{3}[)]?[-\s.]?\d{3}[-\s.]?\d{4,6}$/;

describe('a UK mobile number', () => {
  test.each([
    ...['07700 900123', '07700900123', '+44 7700 900123', '+44 (0)7700 900123', '0044 7700 900123'],
    ...['447700900123', '07700-900-123', '(07700) 900123', '07700.900.123', ' 07700 900123 ', '07700–900123'],
  ])('"%s" is one', (text) => {
    expect(parseUkMobile(text)).toEqual({ ok: true, value: '+447700900123' });
    expect('+447700900123').toMatch(WIRE_PATTERN);
  });

  test.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['020 7946 0018', 'not-uk-mobile'],
    ['070 1234 5678', 'not-uk-mobile'],
    ['07612 345678', 'not-uk-mobile'],
    ['07700 90012', 'not-uk-mobile'],
    ['07700 9001234', 'not-uk-mobile'],
    ['+33 7700 900123', 'not-uk-mobile'],
    ['7700900123', 'not-uk-mobile'],
    ['07700 90012x', 'not-uk-mobile'],
    ['+07700900123', 'not-uk-mobile'],
  ])('"%s" is refused: %s', (text, refusal) => {
    expect(parseUkMobile(text)).toEqual({ ok: false, refusal });
  });
});
