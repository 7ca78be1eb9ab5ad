import { expect, test } from 'vitest';
import { groupedBy, isKeyOf, keysOf, tableOf } from './records.ts';

const PRICES = { small: 1, large: 2 } as const;

test('the keys of a table are in its order', () => {
  expect(keysOf(PRICES)).toEqual(['small', 'large']);
});

test('a name inherited by every object is not a key of a table', () => {
  expect(isKeyOf(PRICES, 'small')).toBe(true);
  expect(isKeyOf(PRICES, 'toString')).toBe(false);
});

test('a table has a value for each key', () => {
  expect(tableOf(['small', 'large'], (key) => key.length)).toEqual({ small: 5, large: 5 });
});

test('items are grouped in their order', () => {
  const groups = groupedBy(['pear', 'fig', 'plum', 'nut'], (word) => word.length);
  expect([...groups]).toEqual([
    [4, ['pear', 'plum']],
    [3, ['fig', 'nut']],
  ]);
});
