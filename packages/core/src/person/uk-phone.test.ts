import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseUkMobile, parseUkPhone } from './uk-phone.ts';
import { RUNS } from '../testing/runs.ts';

/** The wire's pattern for phone numbers. */
const WIRE_PATTERN = /^[+]?[(]?\d{3}[)]?[-\s.]?\d{3}[-\s.]?\d{4,6}$/;

describe('a UK mobile number', () => {
  test.each([
    ...['07700 900123', '07700900123', '+44 7700 900123', '+44 (0)7700 900123', '0044 7700 900123'],
    ...['447700900123', '07700-900-123', '(07700) 900123', '07700.900.123', ' 07700 900123 ', '07700–900123'],
  ])('"%s" is a UK mobile', (text) => {
    expect(parseUkMobile(text)).toEqual({ ok: true, value: '+447700900123' });
    expect('+447700900123').toMatch(WIRE_PATTERN);
  });

  test.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['020 7946 0018', 'notUkMobile'],
    ['070 1234 5678', 'notUkMobile'],
    ['07612 345678', 'notUkMobile'],
    ['07700 90012', 'notUkMobile'],
    ['07700 9001234', 'notUkMobile'],
    ['+33 7700 900123', 'notUkMobile'],
    ['7700900123', 'notUkMobile'],
    ['07700 90012x', 'notUkMobile'],
    ['+07700900123', 'notUkMobile'],
  ])('"%s" is refused: %s', (text, refusal) => {
    expect(parseUkMobile(text)).toEqual({ ok: false, refusal });
  });
});

describe('a UK phone number', () => {
  test.each([
    ['07700 900123', '+447700900123', 'mobile'],
    ['+44 (0)7700 900123', '+447700900123', 'mobile'],
    ['020 7946 0018', '+442079460018', 'landline'],
    ['(020) 7946-0018', '+442079460018', 'landline'],
    ['0044 20 7946 0018', '+442079460018', 'landline'],
    ['+44 (0)20 7946 0018', '+442079460018', 'landline'],
    ['442079460018', '+442079460018', 'landline'],
    ['023 8000 0000', '+442380000000', 'landline'],
    ['028 9649 6000', '+442896496000', 'landline'],
    ['029 2018 0000', '+442920180000', 'landline'],
    ['0117 496 0000', '+441174960000', 'landline'],
    ['0121 496 0000', '+441214960000', 'landline'],
    ['0191 498 0000', '+441914980000', 'landline'],
    ['01632 960123', '+441632960123', 'landline'],
    ['01204 12345', '+44120412345', 'landline'],
    ['016977 2345', '+44169772345', 'landline'],
  ])('"%s" is %s, a %s', (text, number, kind) => {
    expect(parseUkPhone(text)).toEqual({ ok: true, value: { number, kind } });
  });

  test.each([
    ['', 'empty'],
    [' () ', 'empty'],
    ['020 7946 001', 'notUkPhone'],
    ['020 7946 00180', 'notUkPhone'],
    ['0121 496 000', 'notUkPhone'],
    ['0117 496 000', 'notUkPhone'],
    ['01632 9601', 'notUkPhone'],
    ['021 7946 0018', 'notUkPhone'],
    ['0101 496 0000', 'notUkPhone'],
    ['070 1234 5678', 'notUkPhone'],
    ['07612 345678', 'notUkPhone'],
    ['0333 123 4567', 'notUkPhone'],
    ['0800 123 4567', 'notUkPhone'],
    ['0909 123 4567', 'notUkPhone'],
    ['999', 'notUkPhone'],
    ['+1 212 555 0100', 'notUkPhone'],
    ['020 7946 0018 ext 2', 'notUkPhone'],
    ['٠٢٠٧٩٤٦٠٠١٨', 'notUkPhone'],
  ])('"%s" is refused: %s', (text, refusal) => {
    expect(parseUkPhone(text)).toEqual({ ok: false, refusal });
  });

  const nationals = fc.oneof(
    fc.stringMatching(/^[0-9]{9,10}$/),
    fc.stringMatching(/^(7[1-9]|20|1[2-9][0-9])[0-9]{7,8}$/),
  );

  test('parses to the same number in every notation, and again', () => {
    fc.assert(
      fc.property(nationals, (national) => {
        const [first, ...others] = [
          `0${national}`,
          `+44${national}`,
          `0044 ${national}`,
          `+44 (0)${national}`,
        ];
        const read = parseUkPhone(first);
        if (!read.ok) return;
        for (const written of [...others, read.value.number]) expect(parseUkPhone(written)).toEqual(read);
      }),
      { numRuns: RUNS },
    );
  });

  test('is a mobile exactly when the mobile parser accepts it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          nationals.map((national) => `0${national}`),
        ),
        (text) => {
          const [phone, mobile] = [parseUkPhone(text), parseUkMobile(text)];
          expect(mobile.ok).toBe(phone.ok && phone.value.kind === 'mobile');
          if (mobile.ok) expect(phone).toEqual({ ok: true, value: { number: mobile.value, kind: 'mobile' } });
        },
      ),
      { numRuns: RUNS },
    );
  });
});
