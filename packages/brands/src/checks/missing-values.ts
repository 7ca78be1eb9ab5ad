import { Missing } from '../missing.ts';

/** Every missing or empty value in a record, with its path and a description of the expected value. */
export function missingValues(value: unknown, path: string): string[] {
  if (value instanceof Missing) return [`${path}: missing, ${value.expected}`];
  if (value === undefined || value === '' || Number.isNaN(value)) return [`${path}: empty`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => missingValues(inner, `${path}.${name}`));
}
