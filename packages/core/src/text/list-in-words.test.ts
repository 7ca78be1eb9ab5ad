import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listInWords } from './list-in-words.ts';

const WAYS = [
  ['and', 'conjunction'],
  ['or', 'disjunction'],
] as const;

it.each(WAYS)('joins things by commas and "%s" as British English does', (joinedBy, type) => {
  const british = new Intl.ListFormat('en-GB', { type });
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 6 }), (things) => {
      expect(listInWords(things, joinedBy)).toBe(british.format(things));
    }),
  );
});

it('joins by "and" where the caller names neither', () => {
  expect(listInWords(['2nd', '3rd', '4th'])).toBe('2nd, 3rd and 4th');
});
