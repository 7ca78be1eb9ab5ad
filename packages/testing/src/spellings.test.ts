import { expect, test } from 'vitest';
import { spellingsOf } from './spellings.ts';

const finds = (value: string, line: string): boolean =>
  spellingsOf(value).some((spelling) => line.includes(spelling));

const EMAIL = 'ada+1@mail.example';

test.each([
  ['as it is', EMAIL],
  ['in capitals', EMAIL.toUpperCase()],
  ['in an address', `/users?email=${encodeURIComponent(EMAIL)}`],
  ['in a form', new URLSearchParams({ email: EMAIL }).toString()],
  ['in hex', Buffer.from(EMAIL).toString('hex')],
  ...['', 'x', 'xy'].map(
    (before) =>
      [`in base64 after “${before}”`, Buffer.from(`${before}${EMAIL}, too`).toString('base64')] as const,
  ),
  ['in base64 for addresses', Buffer.from(`??${EMAIL}>>`).toString('base64url')],
] as const)('a value is found %s', (_how, written) => {
  expect(finds(EMAIL, `before ${written} after`)).toBe(true);
});

test('a value is found without its spaces and dashes, and no other is', () => {
  expect(finds('08-99-99', 'sort 089999')).toBe(true);
  expect(finds('ID1 1QD', 'id11qd')).toBe(true);
  expect(finds(EMAIL, 'bob@mail.example')).toBe(false);
});
