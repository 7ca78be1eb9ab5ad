import { contactMessageEndpoints } from '@fairlead/contract/contact-message';
import { describe, expect, test } from 'vitest';
import { typedIn, type MessageField } from '../message-form.ts';
import { PROBLEMS } from '../problems.ts';
import { checkMessage } from './check-message.ts';

const FILLED = {
  name: 'Ada Sample',
  email: 'ada@mail.example',
  phone: '07700 900 982',
  topic: 'repayments',
  reference: 'ABCDEFGHJK',
  message: 'Which day do you take the payment?',
};

const check = (changed: Partial<Record<MessageField, string>>) =>
  checkMessage(typedIn(new URLSearchParams({ ...FILLED, ...changed })));

const UNREADABLE = 'a\u0000b';

/** One entry for each failure that a field can have, with what is typed and what is said. */
const FAILURES: readonly (readonly [MessageField, keyof (typeof PROBLEMS)['name'], string, string])[] = [
  ['name', 'empty', '  ', 'Enter your name'],
  ['name', 'tooLong', 'x'.repeat(101), 'Name must be 100 characters or less'],
  ['name', 'wrong', UNREADABLE, 'Name has characters that we cannot read. Type it again'],
  ['email', 'empty', '', 'Enter your email address'],
  ['email', 'tooLong', `${'x'.repeat(250)}@a.example`, 'Email address must be 254 characters or less'],
  ['email', 'wrong', 'ada at mail', 'Enter an email address in the correct format, like name@example.com'],
  ['phone', 'tooLong', '0'.repeat(31), 'Phone number must be 30 characters or less'],
  ['phone', 'wrong', '999', 'Enter a UK phone number, like 01632 960 001 or 07700 900 982'],
  ['topic', 'empty', '', 'Select what your message is about'],
  ['topic', 'wrong', 'gossip', 'Select what your message is about'],
  ['reference', 'tooLong', 'x'.repeat(41), 'Reference must be 40 characters or less'],
  ['reference', 'wrong', UNREADABLE, 'Reference has characters that we cannot read. Type it again'],
  ['message', 'empty', '\r\n', 'Enter your message'],
  ['message', 'tooLong', 'x'.repeat(3001), 'Message must be 3,000 characters or less'],
  ['message', 'wrong', UNREADABLE, 'Message has characters that we cannot read. Type it again'],
];

describe('a message that cannot be sent', () => {
  test.each(FAILURES)('%s, %s: %j', (field, _failure, value, words) => {
    expect(check({ [field]: value })).toEqual({ ok: false, problems: { [field]: words } });
  });

  test('has a wording for each field and failure, and none that is never said', () => {
    const listed = Object.entries(PROBLEMS).flatMap(([field, words]) =>
      Object.keys(words).map((failure) => `${field} ${failure}`),
    );
    expect(FAILURES.map(([field, failure]) => `${field} ${failure}`).toSorted()).toEqual(listed.toSorted());
  });

  test('lists everything that is wrong, in the order of the form', () => {
    const nothing = checkMessage(typedIn(new URLSearchParams()));
    expect(nothing.ok ? [] : Object.keys(nothing.problems)).toEqual(['name', 'email', 'topic', 'message']);
  });
});

describe('a message that can be sent', () => {
  test('is what was typed, without the space around it and with the phone number in full', () => {
    const value = { ...FILLED, phone: '+447700900982' };
    expect(check({ name: ' Ada Sample ' })).toEqual({ ok: true, value });
  });

  test('leaves out what was not given', () => {
    const { phone: _phone, reference: _reference, ...needed } = FILLED;
    expect(check({ phone: '', reference: ' ' })).toEqual({ ok: true, value: needed });
  });

  test('may be as long as the contract takes, counting a new line as people do', () => {
    const message = `a${'\r\n'.repeat(2998)}b`;
    expect(check({ message })).toMatchObject({ ok: true, value: { message: `a${'\n'.repeat(2998)}b` } });
    expect(contactMessageEndpoints.contactUs.body.shape.message.maxLength).toBe(3000);
  });
});
