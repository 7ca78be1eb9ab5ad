import type { Message } from '../resources/messages.ts';

export function aMessage(changes: Partial<Message> = {}): Message {
  return {
    '@type': 'message',
    id: '01a1f8e9-0000-7000-8000-000000000099',
    channel: 'email',
    sentTo: 'a•••@mail.example',
    subject: 'Your price',
    text: 'Hello Ada,\n\nYou can borrow £7,500.\n\nSign in: https://lender.example/login',
    sentAt: '2026-11-20T10:42:00.000Z',
    isNew: true,
    documents: [],
    ...changes,
  };
}
