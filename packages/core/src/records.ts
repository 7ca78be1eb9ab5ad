/** The keys of a table in its order, with their type. Only for records to which no keys are added later. */
export function keysOf<T extends object>(table: T): readonly (keyof T & string)[] {
  // An object literal has exactly the keys of its type.
  return Object.keys(table) as (keyof T & string)[];
}

/** Whether a table has this key of its own; keys of `Object.prototype` do not count. */
export function isKeyOf<T extends object>(table: T, key: PropertyKey): key is keyof T & string {
  return Object.hasOwn(table, key);
}

/** A table with a value for each key. */
export function tableOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  // Every key gets its value here.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}

/** Items by what they have in common, in the order in which each key came first. */
export function groupedBy<T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Items in their order, so many together; the last has what is left. */
export function chunksOf<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
