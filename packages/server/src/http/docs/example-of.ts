import type { Json } from './schemas.ts';

interface Schema {
  /** A list where a plain value can also be null. */
  readonly type?: string | readonly string[];
  readonly examples?: readonly unknown[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minimum?: number;
}

const BY_TYPE: Readonly<Record<string, (schema: Schema) => unknown>> = {
  object: ({ properties = {}, required = [] }) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name, property]) => required.includes(name) || property.examples)
        .map(([name, property]) => [name, exampleFrom(property)]),
    ),
  array: ({ items, prefixItems = items ? [items] : [] }) => prefixItems.map(exampleFrom),
  string: () => 'text',
  integer: ({ minimum }) => Math.max(minimum ?? 1, 1),
  number: () => 1,
  boolean: () => true,
  null: () => null,
};

function exampleFrom(schema: Schema): unknown {
  if (schema.examples) return schema.examples[0];
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return exampleFrom(choice);
  const [type = ''] = [schema.type].flat();
  return BY_TYPE[type]?.(schema);
}

/**
 * A value of the schema: what it states as an example, else the first of its choices. Fields that may be left out are
 * in it when they state an example.
 */
export function exampleOf(schema: Json): unknown {
  return exampleFrom(schema);
}
