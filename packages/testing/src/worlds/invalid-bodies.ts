type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A body with one thing wrong with it. */
export interface InvalidBody {
  /** The field that is wrong, by dotted path; `body` for the whole. */
  readonly field: string;
  /** What is wrong with it. */
  readonly fault: string;
  readonly body: unknown;
  /** Whether it is wrong in every endpoint, or only where the endpoint's own schema says so. */
  readonly isAlwaysWrong: boolean;
}

interface Fault {
  readonly fault: string;
  readonly value: unknown;
  readonly isAlwaysWrong?: false;
}

const fault = (name: string, value: unknown): Fault => ({ fault: name, value });
const doubtful = (name: string, value: unknown): Fault => ({ fault: name, value, isAlwaysWrong: false });

const MISSING = undefined;

const ANYWHERE: readonly Fault[] = [doubtful('missing', MISSING), doubtful('null', null)];
const NOT_A_LEAF: readonly Fault[] = [fault('a list', ['x']), fault('an object', { surprise: 1 })];

const FAULTS = {
  string: [
    fault('a number', 12_345),
    fault('true', true),
    fault('U+0000 in it', 'a\u0000b'),
    fault('a lone surrogate in it', 'a\ud800b'),
    // An odd number of them, so that it is no base64 either.
    fault('far too long', 'x'.repeat(50_001)),
    doubtful('empty', ''),
    doubtful('another word', 'no such value'),
    ...NOT_A_LEAF,
  ],
  number: [
    fault('text', 'seven'),
    fault('a number in quotes', '7'),
    fault('true', true),
    fault('huge', 1e308),
    fault('beyond whole numbers', 2 ** 53),
    fault('negative', -1),
    fault('hugely negative', -1e308),
    fault('a thousandth', 0.001),
    ...NOT_A_LEAF,
  ],
  boolean: [fault('text', 'yes'), fault('a number', 1), ...NOT_A_LEAF],
  list: [fault('text', 'x'), fault('a number', 1), fault('an object', { surprise: 1 })],
  object: [fault('text', 'x'), fault('a number', 1), fault('a list', []), doubtful('null', null)],
} as const satisfies Record<string, readonly Fault[]>;

const UNKNOWN_KEY = 'isAdmin';

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function kindOf(value: Json): keyof typeof FAULTS | undefined {
  if (value === null) return undefined;
  if (isList(value)) return 'list';
  const kind = typeof value;
  return kind === 'object' || kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : undefined;
}

/** The body with the value at the path replaced, or taken away. */
function replaced(body: Json, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inside = (isList(body) ? body[Number(key)] : (body as Record<string, Json>)[key]) ?? null;
  const changed = replaced(inside, rest, value);
  if (isList(body)) return body.map((part, index) => (index === Number(key) ? changed : part));
  return { ...(body as Record<string, Json>), [key]: changed };
}

const entriesOf = (value: Json): [string, Json][] =>
  typeof value === 'object' && value !== null ? Object.entries<Json>(value) : [];

/** Every way to break one thing in a body, at any depth. */
export function* invalidBodies(
  body: Json,
  at: Json = body,
  path: readonly string[] = [],
): Generator<InvalidBody> {
  const kind = kindOf(at);
  const isRoot = path.length === 0;
  const faults = [...(kind ? FAULTS[kind] : []), ...(isRoot || kind === 'object' ? [] : ANYWHERE)];
  for (const { fault: name, value, isAlwaysWrong = true } of faults) {
    const field = path.join('.') || 'body';
    yield { field, fault: name, body: replaced(body, path, value), isAlwaysWrong };
  }
  if (kind === 'object') {
    const unknown = [...path, UNKNOWN_KEY];
    const withUnknown = replaced(body, unknown, true);
    yield { field: unknown.join('.'), fault: 'not known', body: withUnknown, isAlwaysWrong: true };
  }
  for (const [key, part] of entriesOf(at)) yield* invalidBodies(body, part, [...path, key]);
}
