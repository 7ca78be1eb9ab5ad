/**
 * The first two of a list that has at least two.
 * @throws Error when it has fewer.
 */
export function firstTwo<T>(list: readonly T[]): readonly [T, T] {
  const [first, second] = list;
  if (first === undefined || second === undefined) throw new Error('the list has fewer than two');
  return [first, second];
}
