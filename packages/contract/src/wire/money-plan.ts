import type { z } from 'zod';
import { isMoney } from './codecs.ts';

interface Inner {
  readonly def: {
    readonly type: string;
    readonly shape?: Record<string, z.core.$ZodType>;
    readonly element?: z.core.$ZodType;
    readonly innerType?: z.core.$ZodType;
    readonly options?: readonly z.core.$ZodType[];
    readonly in?: z.core.$ZodType;
  };
}

/** Every place in a schema that holds money: `quote.monthlyCost`, `schedule[].payment`. */
export function moneyPlan(schema: z.core.$ZodType): string[] {
  return [...new Set(placesOf(schema, ''))].sort();
}

function placesOf(schema: z.core.$ZodType, at: string): string[] {
  if (isMoney(schema)) return [at];
  const { def } = schema as unknown as Inner; // zod keeps the parts of a schema here
  if (def.shape) {
    return Object.entries(def.shape).flatMap(([key, part]) =>
      placesOf(part, at === '' ? key : `${at}.${key}`),
    );
  }
  if (def.element) return placesOf(def.element, `${at}[]`);
  if (def.innerType) return placesOf(def.innerType, at);
  if (def.options) return def.options.flatMap((option) => placesOf(option, at));
  return def.in ? placesOf(def.in, at) : [];
}
