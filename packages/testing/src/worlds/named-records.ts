import { ENDPOINTS, type EndpointName } from '@fairlead/contract/endpoints';
import { z } from 'zod';
import type { CallOptions } from '../call.ts';

type Call = CallOptions<EndpointName>;
type Parts = Pick<Call, 'params' | 'query' | 'body'>;
type Path = readonly string[];

/** A day that a borrower can choose is their own choice, and names no record. */
const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const at = (value: unknown, [key, ...rest]: Path): unknown =>
  key === undefined ? value : at(new Map(entriesOf(value)).get(key), rest);

function textsIn(value: unknown, path: Path = []): [Path, string][] {
  if (typeof value === 'string') return [[path, value]];
  return entriesOf(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  const changed = entriesOf(value).map(([name, part]) => [
    name,
    name === key ? withText(part, rest, text) : part,
  ]);
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
}

/** A one-time secret, which the contract states as a password: it is refused with another's record, and names none. */
function isSecret(schema: z.core.$ZodType, [key, ...rest]: Path): boolean {
  if (schema instanceof z.ZodUnion)
    return schema.options.some((option) => isSecret(option, [key ?? '', ...rest]));
  if (schema instanceof z.ZodObject && key !== undefined) {
    const field = new Map<string, z.core.$ZodType>(Object.entries(schema.shape)).get(key);
    return field !== undefined && isSecret(field, rest);
  }
  return schema instanceof z.ZodType && schema.meta()?.format === 'password';
}

const partsOf = ({ params: { id: _ofPath, ...params } = {}, query = {}, body }: Call): Parts => ({
  params,
  query,
  ...(body === undefined ? {} : { body }),
});

/**
 * The calls of one borrower, each with a record of another in place of their own. A text that differs between two
 * borrowers who are in the same state names something of theirs, whatever it is called: no list can miss one.
 */
export function otherRecordsIn(name: EndpointName, victim: Call, attacker: Call): readonly Call[] {
  const own = partsOf(attacker);
  const names = textsIn(partsOf(victim)).filter(([path, text]) => {
    const instead = at(own, path);
    return typeof instead === 'string' && instead !== text && !A_DAY.test(text);
  });
  const { body } = ENDPOINTS[name];
  const stolen = names
    .filter(([[part, ...path]]) => part !== 'body' || !isSecret(body, path))
    .map(([path, text]) => withText(own, path, text));
  const all = names.reduce<unknown>((parts, [path, text]) => withText(parts, path, text), own);
  return [...stolen, ...(names.length > 1 ? [all] : [])].map((parts) => {
    // The parts of the attacker's own call, with some of their texts replaced.
    const { params, ...others } = parts as Parts;
    const { id } = attacker.params ?? {};
    return { ...attacker, ...others, params: { ...params, ...(id === undefined ? {} : { id }) } };
  });
}
