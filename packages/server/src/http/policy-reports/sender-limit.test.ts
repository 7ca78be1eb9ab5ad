import { expect, test } from 'vitest';
import { senderLimit } from './sender-limit.ts';

const MINUTE_MS = 60_000;

function limited(perNetwork: number, together: number) {
  let now = MINUTE_MS / 2;
  const isWithin = senderLimit({ perNetwork, together }, () => now);
  const count = (network: string, posts: number): number =>
    Array.from({ length: posts }, () => isWithin(network)).filter(Boolean).length;
  const pass = (ms: number): void => {
    now += ms;
  };
  return { count, pass };
}

test('a network has so many posts in a minute, whatever others send', () => {
  const { count, pass } = limited(3, 100);
  expect([count('a', 5), count('b', 5)]).toEqual([3, 3]);
  pass(MINUTE_MS);
  expect(count('a', 5)).toBe(3);
});

test('all networks together have a limit too', () => {
  const { count, pass } = limited(3, 4);
  expect([count('a', 3), count('b', 3), count('c', 3)]).toEqual([3, 1, 0]);
  pass(MINUTE_MS);
  expect(count('c', 3)).toBe(3);
});

test('a minute has ten thousand networks at most', () => {
  const { count } = limited(2, Infinity);
  for (let network = 0; network < 10_000; network += 1) count(String(network), 1);
  expect([count('one more', 1), count('0', 1)]).toEqual([0, 1]);
});
