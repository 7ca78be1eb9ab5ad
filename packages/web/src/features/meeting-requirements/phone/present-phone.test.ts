import { expect, test } from 'vitest';
import { isOver, sayPhone, type PhoneView } from './present-phone.ts';

const view = (changes: Partial<PhoneView>): PhoneView => ({
  token: 't',
  state: 'waiting',
  files: 0,
  expiresAt: '2026-11-20T14:35:00.000Z',
  ...changes,
});

test.each([
  [{}, 'Waiting for your phone. The code works until 14:35.'],
  [{ expiresAt: '2026-07-20T14:35:00.000Z' }, 'Waiting for your phone. The code works until 15:35.'],
  [{ expiresAt: undefined }, 'Waiting for your phone.'],
  [{ state: 'connected' }, 'Your phone is connected. The photos that you send appear on this page.'],
  [{ state: 'connected', files: 2 }, 'Your phone is connected. 2 files received.'],
  [{ state: 'finished', files: 1 }, 'Your phone has finished. 1 file received.'],
  [{ state: 'finished' }, 'Your phone has finished and sent nothing.'],
  [{ state: 'ended' }, 'The code has expired.'],
  [{ state: 'ended', files: 3 }, 'The code has expired. 3 files received.'],
] as const)('%o is said as "%s"', (changes, words) => {
  expect(sayPhone(view(changes))).toBe(words);
});

test('a link is over once the phone has finished or the link has ended', () => {
  const states = ['waiting', 'connected', 'finished', 'ended'] as const;
  expect(states.filter((state) => isOver({ state }))).toEqual(['finished', 'ended']);
});
