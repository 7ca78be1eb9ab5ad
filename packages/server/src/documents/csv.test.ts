import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('commas, quotes and line breaks stay in their cell', () => {
  expect(csvOf([['a,b', 'say "no"', '1\n2']]).toString()).toBe(`"a,b","say ""no""","1\n2"\r\n`);
});

test.each(['=1+1', '+1', '-1', '@sum'])('%s is text and never a formula', (text) => {
  expect(csvOf([[text]]).toString()).toBe(`"'${text}"\r\n`);
});
