import { describe, expect, test } from 'vitest';
import { aMessage } from '../../testing/messages.ts';
import { presentDocument, presentParts, presentSending, presentTitle } from './present-message.ts';

describe('a message in the account', () => {
  test('says by which channel it went, where to and when, in London', () => {
    expect(presentSending(aMessage({ sentAt: '2026-07-01T22:42:00.000Z' }))).toBe(
      'Email to a•••@mail.example, 1 July 2026 at 23:42',
    );
    expect(presentSending(aMessage({ channel: 'sms', sentTo: '*********0123' }))).toMatch(
      /^Text message to your number ending 0123, /,
    );
  });

  test('is called by its subject, or by what it was', () => {
    expect(presentTitle(aMessage())).toBe('Your price');
    expect(presentTitle(aMessage({ channel: 'sms', subject: null, text: null }))).toBe(
      'A code to confirm it’s you',
    );
    expect(presentTitle(aMessage({ channel: 'sms', subject: null }))).toBe('Text message');
  });

  test('calls a document by its title', () => {
    expect(presentDocument('contract')).toBe('Loan Agreement');
    expect(presentDocument('arrears-notice')).toBe('arrears notice');
  });

  test('leads to pages of this site, and not to signing in', () => {
    const text = [
      'Hello Ada,',
      'See your plan: https://lender.example/account/borrow/repay/summary?id=1',
      'Sign in: https://lender.example/login',
      'Lendable',
    ].join('\n\n');
    expect(presentParts(text)).toEqual([
      { words: 'Hello Ada,' },
      { label: 'See your plan', href: '/account/borrow/repay/summary?id=1' },
      { words: 'Lendable' },
    ]);
  });
});
