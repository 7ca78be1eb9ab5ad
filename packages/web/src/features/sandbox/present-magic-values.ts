import type { MagicValue } from '../../resources/sandbox.ts';

export type MagicGroup = {
  group: string;
  rows: readonly { id: string; value: string; typed: readonly string[]; outcome: string }[];
};

/** The magic values by what they are typed into, in the order in which they came. */
export function presentMagicValues(values: readonly MagicValue[]): MagicGroup[] {
  const groups = [...new Set(values.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    rows: values
      .filter((each) => each.group === group)
      .map(({ value, typed, outcome }, index) => ({ id: `${group}-${index}`, value, typed, outcome })),
  }));
}
