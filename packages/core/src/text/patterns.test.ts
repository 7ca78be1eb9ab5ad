import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEmail } from '../person/email.ts';
import { hasPattern, stripLeadingZeros, type PatternName } from './patterns.ts';
import { parseUkPhone } from '../person/uk-phone.ts';
import { RUNS } from '../testing/runs.ts';
import { keysOf } from '../records.ts';

const EXAMPLES = {
  phone: {
    matching: [
      ...['0770090012', '07700900123', '077009001234', '+07700900123', '(077)0090012', '(077)-009-0012'],
      ...['+(077) 009 001234', '077.009.0012', '+447700900123', '077-0090012', '(0770090012'],
    ],
    not: [
      ...['', '077009001', '0770090012345', '07700 900123', '++0770090012', '077/009/0012', '077--009-0012'],
      ...['077009001x', ' 0770090012', '0770090012\n', '٠٧٧٠٠٩٠٠١٢'],
    ],
  },
  email: {
    matching: ['ada@mail.example', 'a.b+c@sub.mail.example', "o'brien@post.example", 'ADA@MAIL.EXAMPLE'],
    not: [
      '',
      'ada',
      'ada@mail',
      '@mail.example',
      'ada@',
      'a b@mail.example',
      'a@b@c.example',
      'ada@mail..example',
    ],
  },
  digits: { matching: ['0', '007', '1234567890'], not: ['', '1.5', '-1', ' 1', '1\n', '1e3', '١٢'] },
  url: {
    matching: ['http://mail.example', 'https://mail.example/a?b=c#d', 'HTTPS://mail.example'],
    not: [
      ...['', 'mail.example', '//mail.example', 'ftp://mail.example', 'javascript:alert(1)', 'https://'],
      ...['https:///etc', 'https://a b', ' https://mail.example', 'xhttps://mail.example'],
    ],
  },
  alphanumeric: { matching: ['a', 'AB12', '007'], not: ['', 'a b', 'a-b', 'a_b', 'é', 'ſ', 'a\n'] },
} satisfies Record<PatternName, { readonly matching: readonly string[]; readonly not: readonly string[] }>;

describe.each(Object.entries(EXAMPLES))('the shared %s pattern', (key, { matching, not }) => {
  const name = key as PatternName;

  test.each(matching)('matches "%s"', (text) => {
    expect(hasPattern(name, text)).toBe(true);
  });

  test.each(not)('rejects "%s"', (text) => {
    expect(hasPattern(name, text)).toBe(false);
  });
});

describe('the parsers are stricter than the shared patterns', () => {
  test('every accepted email address matches the pattern', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        const email = parseEmail(text);
        if (email.ok) expect(hasPattern('email', email.value)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test('every UK phone number matches the pattern in its stored form', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0(7[1-57-9]|20|16)\d{7,8}$/), (text) => {
        const phone = parseUkPhone(text);
        if (phone.ok) expect(hasPattern('phone', phone.value.number)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test('a very long text is rejected within a second', () => {
    const long = `${'a.'.repeat(100_000)}@`;
    const started = performance.now();
    for (const name of keysOf(EXAMPLES)) expect(hasPattern(name, long)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('leading zeros', () => {
  test.each([
    ['007', '7'],
    ['7', '7'],
    ['100', '100'],
    ['00AB12', 'AB12'],
    ['0', '0'],
    ['000', '0'],
    ['00.50', '0.50'],
    ['', ''],
    [' 007', ' 007'],
  ])('are stripped from "%s": "%s"', (text, stripped) => {
    expect(stripLeadingZeros(text)).toBe(stripped);
  });

  test('can be stripped twice without effect, and a number keeps its value', () => {
    fc.assert(
      fc.property(fc.string(), fc.stringMatching(/^\d{1,15}$/), (text, digits) => {
        expect(stripLeadingZeros(stripLeadingZeros(text))).toBe(stripLeadingZeros(text));
        expect(stripLeadingZeros(digits)).toBe(String(Number(digits)));
      }),
      { numRuns: RUNS },
    );
  });
});
