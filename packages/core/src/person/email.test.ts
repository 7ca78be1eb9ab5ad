import { describe, expect, test } from 'vitest';
import { parseEmail } from './email.ts';

describe('an email address', () => {
  test.each([
    ['ada@mail.example', 'ada@mail.example'],
    [' Ada.Byron+loan@Mail.Example ', 'ada.byron+loan@mail.example'],
    ["o'brien@post.example", "o'brien@post.example"],
    ['a@b.co', 'a@b.co'],
    ['a_b@sub-domain.mail.example', 'a_b@sub-domain.mail.example'],
  ])('"%s" is %s', (text, email) => {
    expect(parseEmail(text)).toEqual({ ok: true, value: email });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['ada', 'not-an-email'],
    ['ada@', 'not-an-email'],
    ['@mail.example', 'not-an-email'],
    ['ada@mail', 'not-an-email'],
    ['ada@mail..example', 'not-an-email'],
    ['ada@-mail.example', 'not-an-email'],
    ['.ada@mail.example', 'not-an-email'],
    ['ada..b@mail.example', 'not-an-email'],
    ['ada@b@mail.example', 'not-an-email'],
    ['ada b@mail.example', 'not-an-email'],
    ['ada@192.0.2.1', 'not-an-email'],
    ['ada@mail.example\nbcc: all@mail.example', 'not-an-email'],
    [`${'a'.repeat(65)}@mail.example`, 'not-an-email'],
    [`ada@${'a.'.repeat(130)}example`, 'not-an-email'],
  ])('"%s" is refused: %s', (text, refusal) => {
    expect(parseEmail(text)).toEqual({ ok: false, refusal });
  });
});
