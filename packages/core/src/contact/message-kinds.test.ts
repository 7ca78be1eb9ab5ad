import { expect, test } from 'vitest';
import { MESSAGE_KINDS, type MessageClass } from './message-kinds.ts';

const namesOf = (wanted: MessageClass) =>
  Object.entries(MESSAGE_KINDS).flatMap(([name, found]) => (found === wanted ? [name] : []));

test('the notices that the Consumer Credit Act requires are never limited', () => {
  expect(namesOf('statutory')).toEqual(['annual-statement', 'arrears-notice', 'default-notice']);
});

test('what asks for a payment is limited', () => {
  expect(namesOf('reminder')).toEqual([
    'upcoming-payment',
    'payment-failed',
    'payment-missed',
    'arrangement-broken',
  ]);
});
