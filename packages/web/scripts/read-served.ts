/**
 * What the router's server wrote into the page: a list of values, the first of which is wanted. An object names the
 * places of its keys and values, `{"_3":4}`, a list those of its members; below zero is a value without a place. It is
 * sent as text, so it uses nothing from outside itself.
 * @param written makes what the router writes in a form of its own, such as an error
 */
export function readServed(
  values: readonly unknown[],
  written: (type: string, ...parts: unknown[]) => unknown,
): unknown {
  const read = (place: number): unknown => {
    if (place === -5) return null;
    if (place === -7) return undefined;
    if (!(place in values)) throw new SyntaxError(`Nothing is served at ${place}`);
    const value = values[place];
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value))
      return Object.fromEntries(
        Object.entries(value as Record<string, number>).map(([key, at]) => [
          read(Number(key.slice(1))),
          read(at),
        ]),
      );
    const [type, ...parts] = value as [unknown, ...number[]];
    return typeof type === 'string' ? written(type, ...parts.map(read)) : (value as number[]).map(read);
  };
  return read(0);
}
