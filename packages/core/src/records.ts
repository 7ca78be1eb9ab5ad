/** The keys of a table, in its order, with their type. For records whose keys are all known: none is added later. */
export function keysOf<T extends object>(table: T): readonly (keyof T & string)[] {
  // A table that is written out has the keys of its type and no others.
  return Object.keys(table) as (keyof T & string)[];
}

/** Whether a table has this key; a key of `Object.prototype` is none. */
export function isKeyOf<T extends object>(table: T, key: PropertyKey): key is keyof T & string {
  return Object.hasOwn(table, key);
}

/** A table with a value for each of these keys. */
export function tableOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  // Every key gets a value just here.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}
