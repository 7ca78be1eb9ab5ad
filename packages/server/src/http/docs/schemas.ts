import { z } from 'zod';

export type Json = Record<string, unknown>;

/** Schemas state an example of the wire as `example`; the document has it where JSON Schema wants it. */
function moveExample({ jsonSchema }: { jsonSchema: Json }): void {
  if (!('example' in jsonSchema)) return;
  jsonSchema.examples = [jsonSchema.example];
  delete jsonSchema.example;
}

/** The JSON Schema of what goes over the wire. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: moveExample });
  return rest;
}

export const hasBody = ({ body }: { readonly body: z.ZodType }): boolean => !(body instanceof z.ZodUndefined);

/** The parts of a path or query by name. */
export const shapeOf = ({ shape }: z.ZodObject): Readonly<Record<string, z.ZodType>> => shape;

/** Whether a part of a path or query may be left out. */
export const isOptional = (schema: z.ZodType): boolean => z.safeParse(schema, undefined).success;
