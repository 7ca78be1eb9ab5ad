import type { BrandRecord } from '../brand-record.ts';
import type { Character } from '../theme.ts';
import { missingValues } from './missing-values.ts';
import { keysOf } from '@fairlead/core/records';

function sharedBy(one: Character, other: Character): string[] {
  // The keys of a Character are its members.
  const members = keysOf(one);
  return members.filter((member) => one[member] === other[member]);
}

/** One problem for each pair of brands whose compositions are too similar: brands must differ in more than colour. */
export function compositionProblems(brands: readonly BrandRecord[]): string[] {
  const composed = brands.filter(({ theme }) => missingValues(theme.character, '').length === 0);
  return composed.flatMap(({ id, theme: { character } }, index) =>
    composed.slice(0, index).flatMap((other) => {
      const shared = sharedBy(character, other.theme.character);
      const minDifferent = Math.ceil(Object.keys(character).length / 2);
      if (Object.keys(character).length - shared.length >= minDifferent) return [];
      const what = `${shared.join(', ')} are the same as ${other.id}`;
      return [`${id}  theme.character: ${what}; at least ${minDifferent} members must differ`];
    }),
  );
}
