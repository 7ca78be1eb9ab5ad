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
    ['ada', 'notAnEmail'],
    ['ada@', 'notAnEmail'],
    ['@mail.example', 'notAnEmail'],
    ['ada@mail', 'notAnEmail'],
    ['ada@mail..example', 'notAnEmail'],
    ['ada@-mail.example', 'notAnEmail'],
    ['.ada@mail.example', 'notAnEmail'],
    ['ada..b@mail.example', 'notAnEmail'],
    ['ada@b@mail.example', 'notAnEmail'],
    ['ada b@mail.example', 'notAnEmail'],
    ['ada@192.0.2.1', 'notAnEmail'],
    ['ada@mail.example\nbcc: all@mail.example', 'notAnEmail'],
    [`${'a'.repeat(65)}@mail.example`, 'notAnEmail'],
    [`ada@${'a.'.repeat(130)}example`, 'notAnEmail'],
  ])('"%s" is refused: %s', (text, refusal) => {
    expect(parseEmail(text)).toEqual({ ok: false, refusal });
  });
});
