import type { BrandRecord } from '../brand-record.ts';
import type { Character } from '../theme.ts';
import { holesIn } from './holes.ts';

const LEAST_DIFFERENT = 3;

function sharedBy(one: Character, other: Character): string[] {
  // The names are the record's own.
  const members = Object.keys(one) as (keyof Character)[];
  return members.filter((member) => one[member] === other[member]);
}

/** Each brand that is composed too much like one before it, a line for each pair: a brand is more than its colours. */
export function compositionProblems(brands: readonly BrandRecord[]): string[] {
  const composed = brands.filter(({ theme }) => holesIn(theme.character, '').length === 0);
  return composed.flatMap(({ id, theme: { character } }, index) =>
    composed.slice(0, index).flatMap((other) => {
      const shared = sharedBy(character, other.theme.character);
      if (Object.keys(character).length - shared.length >= LEAST_DIFFERENT) return [];
      const what = `${shared.join(', ')} as ${other.id} has`;
      return [`${id}  theme.character: ${what}; at least ${LEAST_DIFFERENT} members have to differ`];
    }),
  );
}
