import type { ApiError } from '../../state/api-error.ts';
import type { Problems } from '../problems.ts';

/** What the server found wrong: with a field of the form, or with something that has none. */
export type Refusal = { problems: Problems; unknown: string[] };

export const NO_REFUSAL: Refusal = { problems: {}, unknown: [] };

/** The form's field for each name that the wire has; most are the same. */
export type WireFields = Readonly<Record<string, string>>;

const ADDRESS = /^addresses\.([01])(?:\.(postCode|houseNumber|line1|town))?/;

/** The form's field for a path of the body, such as `user.addresses.0.postCode`. */
export function fieldAt(path: string, wireFields: WireFields): string | undefined {
  const inside = path.replace(/^(user|affordability)\./, '');
  const [, index, line = 'postCode'] = ADDRESS.exec(inside) ?? [];
  if (index !== undefined) return `addresses.${index}.${line}`;
  const [name = ''] = inside.split('.');
  return Object.hasOwn(wireFields, name) ? wireFields[name] : undefined;
}

/** Maps a refusal from the server to the form's fields, by their names on the wire. */
export function refusalFrom({ fields = {} }: Pick<ApiError, 'fields'>, wireFields: WireFields): Refusal {
  const refusal: Refusal = { problems: {}, unknown: [] };
  for (const [path, [message = 'Check this answer']] of Object.entries(fields)) {
    const field = fieldAt(path, wireFields);
    if (field === undefined) refusal.unknown.push(message);
    else refusal.problems[field] = message;
  }
  return refusal;
}
