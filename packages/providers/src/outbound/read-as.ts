import type { z } from 'zod';
import { AttemptFailed } from './attempt-failed.ts';
import type { HttpAnswer } from './http-client.ts';

/**
 * The body of an answer by its schema.
 * @throws AttemptFailed 'malformed', without the schema's own message: that can repeat the body.
 */
export function readAs<Schema extends z.ZodType>(schema: Schema, answer: HttpAnswer): z.infer<Schema> {
  const read = schema.safeParse(answer.json());
  if (!read.success) throw new AttemptFailed('malformed');
  return read.data;
}

/** The body by its schema, or undefined where it is something else: for answers that mean more than their status. */
export function readIf<Schema extends z.ZodType>(
  schema: Schema,
  { text }: HttpAnswer,
): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
