import { describe, expect, test } from 'vitest';
import type { SandboxMessage } from '../../resources/sandbox.ts';
import { presentMagicValues } from './present-magic-values.ts';
import { channelWords, linkedParts, messageTitle, sentWords, sizeWords } from './present-message.ts';

const SMS: SandboxMessage = {
  id: '1',
  channel: 'sms',
  to: '+447700900123',
  subject: '',
  text: '123456 is your code.\n@lendable.example #123456',
  links: [],
  attachments: [],
  sentAt: '2026-07-01T12:05:00.000Z',
};

describe('a message', () => {
  test('has its addresses picked out, and only those of the web', () => {
    expect(linkedParts('Open https://a.example/login?token=x1 now, javascript:alert(1)')).toEqual([
      { text: 'Open ', href: null },
      { text: 'https://a.example/login?token=x1', href: 'https://a.example/login?token=x1' },
      { text: ' now, javascript:alert(1)', href: null },
    ]);
  });

  test('is called by its subject, a text message by its first line', () => {
    expect(messageTitle(SMS)).toBe('123456 is your code.');
    expect(messageTitle({ ...SMS, subject: 'Your agreement' })).toBe('Your agreement');
    expect(channelWords(SMS)).toBe('Text message');
  });

  test('was sent at a London time', () => {
    expect(sentWords(SMS.sentAt)).toBe('13:05 on 01/07/2026');
  });

  test('has attachments of a size', () => {
    expect([sizeWords(800), sizeWords(20_480)]).toEqual(['800 bytes', '20 KiB']);
  });
});

test('magic values are grouped by what they are typed into', () => {
  const groups = presentMagicValues([
    { group: 'Surname', value: 'Accept', typed: ['Accept'], outcome: 'Quoted' },
    { group: 'Postcode', value: 'ID1 1QD', typed: ['ID1 1QD'], outcome: 'Four addresses' },
    { group: 'Surname', value: 'Decline', typed: ['Decline'], outcome: 'Declined' },
  ]);
  expect(groups.map(({ group, rows }) => [group, rows.map(({ value }) => value)])).toEqual([
    ['Surname', ['Accept', 'Decline']],
    ['Postcode', ['ID1 1QD']],
  ]);
});
