import { z } from 'zod';

/** From a value inside to a value on the wire. */
export type Encode = (value: unknown) => unknown;

type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, unknown>>;

const encoders = new WeakMap<Schema, Encode>();

const same: Encode = (value) => value;

/**
 * The encoder of an answer's schema, made once. It gives what `z.encode` gives for a value that has the schema's type,
 * in a fraction of the time, because it checks nothing. A field that the schema does not have is left out, so no
 * answer can hold more than its endpoint states. Whole-server tests compare every answer with `z.encode`.
 */
export function encoderOf(schema: Schema): Encode {
  const known = encoders.get(schema);
  if (known) return known;
  const encode = made(schema);
  encoders.set(schema, encode);
  return encode;
}

function made(schema: Schema): Encode {
  if (schema instanceof z.ZodObject) return ofObject(schema);
  if (schema instanceof z.ZodArray) return ofArray(encoderOf(schema.element));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return ofMaybe(schema);
  if (schema instanceof z.ZodUnion) return ofUnion(schema.options);
  if (schema instanceof z.ZodCodec) return ofCodec(schema);
  return PLAIN.some((kind) => schema instanceof kind) ? same : (value) => z.encode(schema, value);
}

/** Schemas whose values are the same inside and on the wire. */
const PLAIN = [
  z.ZodString,
  z.ZodStringFormat,
  z.ZodNumber,
  z.ZodBoolean,
  z.ZodLiteral,
  z.ZodEnum,
  z.ZodUndefined,
];

function ofObject({ shape }: z.ZodObject): Encode {
  const fields = Object.entries<Schema>(shape).map(([name, field]) => ({ name, encode: encoderOf(field) }));
  return (value) => {
    const given = value as Fields; // the handler's types promise an object
    const encoded: Record<string, unknown> = {};
    for (const { name, encode } of fields) {
      const field = given[name];
      if (field !== undefined) encoded[name] = encode === same ? field : encode(field);
    }
    return encoded;
  };
}

function ofArray(encode: Encode): Encode {
  return encode === same ? same : (value) => (value as readonly unknown[]).map(encode);
}

function ofMaybe(schema: z.ZodOptional | z.ZodNullable): Encode {
  const encode = encoderOf(schema.unwrap());
  return encode === same ? same : (value) => (value === null || value === undefined ? value : encode(value));
}

/** Options that are objects differ by a field with a literal of one value or a few, such as `@type`. */
function ofUnion(options: readonly Schema[]): Encode {
  const encodes = options.map(encoderOf);
  if (encodes.every((encode) => encode === same)) return same;
  const chosenBy = options.map((option) => literalsOf(option));
  return (value) => {
    const fields = value as Fields;
    const at = chosenBy.findIndex((literals) => literals.every(([name, values]) => values.has(fields[name])));
    return encodes[at]?.(value) ?? value;
  };
}

function literalsOf(option: Schema): readonly (readonly [string, ReadonlySet<unknown>])[] {
  if (!(option instanceof z.ZodObject))
    throw new Error('A union of an answer needs objects or plain values.');
  const literals = Object.entries(option.shape).flatMap(([name, field]) =>
    field instanceof z.ZodLiteral ? [[name, field.values] as const] : [],
  );
  if (literals.length === 0) throw new Error('An object in a union of an answer needs a literal field.');
  return literals;
}

function ofCodec({ def: { reverseTransform } }: z.ZodCodec): Encode {
  return (value) => reverseTransform(value, { value, issues: [] });
}
