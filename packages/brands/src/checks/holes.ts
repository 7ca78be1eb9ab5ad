import { Missing } from '../missing.ts';

/** Every place in a record whose value is missing or empty, with its path and what belongs there. */
export function holesIn(value: unknown, path: string): string[] {
  if (value instanceof Missing) return [`${path}: missing, ${value.expected}`];
  if (value === undefined || value === '' || Number.isNaN(value)) return [`${path}: empty`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => holesIn(inner, `${path}.${name}`));
}
