import type { SeededRandom } from '../loans/seeded-random.ts';

/** How often something is chosen, next to the others. */
export type Weights<Name extends string> = Readonly<Partial<Record<Name, number>>>;

/** One of the names by its weight. */
export function weighted<Name extends string>(weights: Weights<Name>, dice: SeededRandom): Name {
  // `Object.entries` of a record has its keys and values.
  const rows = Object.entries(weights) as [Name, number][];
  let roll = dice.fraction() * rows.reduce((sum, [, weight]) => sum + weight, 0);
  const found = rows.find(([, weight]) => {
    roll -= weight;
    return roll < 0;
  });
  const [name] = found ?? rows.at(-1) ?? [];
  if (name === undefined) throw new Error('nothing to choose from');
  return name;
}
